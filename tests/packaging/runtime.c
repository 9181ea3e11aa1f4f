/* Stands before an image as the runtime of an AppImage does: finds where it ends itself, unpacks
   what follows to a folder and starts AppRun there, with the words that were given. */
#include <elf.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static int wait_for(pid_t child) {
  int status;
  if (child < 0 || waitpid(child, &status, 0) != child) return 125;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 126;
}

int main(int count, char **words) {
  char self[4096] = "", place[] = "/tmp/appimage-XXXXXX", folder[64], program[80], offset[32];
  if (readlink("/proc/self/exe", self, sizeof self - 1) < 0) return 121;
  Elf64_Ehdr head;
  FILE *file = fopen(self, "rb");
  if (!file || fread(&head, sizeof head, 1, file) != 1 || !mkdtemp(place)) return 122;
  fclose(file);
  snprintf(folder, sizeof folder, "%s/image", place);
  snprintf(program, sizeof program, "%s/AppRun", folder);
  snprintf(offset, sizeof offset, "%lu", head.e_shoff + head.e_shentsize * head.e_shnum);
  pid_t child = fork();
  if (!child) {
    execl("/usr/bin/unsquashfs", "unsquashfs", "-q", "-n", "-o", offset, "-d", folder, self, NULL);
    _exit(124);
  }
  int result = wait_for(child);
  if (!result && !(child = fork())) {
    setenv("APPIMAGE", self, 1);
    setenv("APPDIR", folder, 1);
    if (count > 1 && !strcmp(words[1], "--appimage-extract-and-run")) words++;
    words[0] = program;
    execv(program, words);
    _exit(123);
  }
  if (!result) result = wait_for(child);
  child = fork();
  if (!child) execl("/bin/rm", "rm", "-rf", place, NULL);
  wait_for(child);
  return result;
}
