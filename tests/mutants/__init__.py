"""Small faults planted one at a time, and the tests that must notice each."""
