/*
 * Preloaded into a server: records what it writes below a folder, and what it has flushed.
 *   CRASH_FOLDER  the folder, an absolute path
 *   CRASH_TRACE   the file that is appended to: read by recording.ts
 * A record is appended once its call has succeeded, before the caller goes on. Of a flush there are
 * two: what was written between them by another thread may not have reached the disk.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define FILES 65536

struct record {
  uint8_t kind;
  uint8_t unused[3];
  uint32_t first;
  uint32_t second;
  uint32_t unused_too;
  uint64_t inode;
  uint64_t offset;
};

/* The inode of each open file below the folder; 0 of all others. */
static uint64_t inodes[FILES];
static char folder[4096];
static size_t folder_length;
static int trace = -1;

#define REAL(name) __typeof__(name) *real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("CRASH_FOLDER");
  const char *to = getenv("CRASH_TRACE");
  if (path == NULL || to == NULL || strlen(path) >= sizeof folder) return;
  REAL(open);
  trace = real(to, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
  strcpy(folder, path);
  folder_length = strlen(path);
}

static int is_below(const char *path) {
  return trace != -1 && strncmp(path, folder, folder_length) == 0 && path[folder_length] == '/';
}

static void note(char kind, uint64_t inode, uint64_t offset, const void *first, size_t first_size,
                 const void *second, size_t second_size) {
  int kept = errno;
  struct record head = {.kind = (uint8_t)kind,
                        .first = (uint32_t)first_size,
                        .second = (uint32_t)second_size,
                        .inode = inode,
                        .offset = offset};
  struct iovec parts[3] = {{&head, sizeof head},
                           {(void *)first, first_size},
                           {(void *)second, second_size}};
  REAL(writev);
  if (real(trace, parts, 3) != (ssize_t)(sizeof head + first_size + second_size)) abort();
  errno = kept;
}

static void note_paths(char kind, uint64_t inode, const char *one, const char *other) {
  note(kind, inode, 0, one, strlen(one), other, other == NULL ? 0 : strlen(other));
}

/* Files are also closed by calls that are not seen here: their number may be another file's now. */
static uint64_t inode_of(int file) {
  struct stat is;
  if (file < 0 || file >= FILES || inodes[file] == 0) return 0;
  if (fstat(file, &is) != 0 || is.st_ino != inodes[file]) inodes[file] = 0;
  return inodes[file];
}

static void opened(int file, const char *path, int flags, int was_there) {
  struct stat is;
  if (file < 0 || file >= FILES) return;
  inodes[file] = 0;
  if (!is_below(path) && strcmp(path, folder) != 0) return;
  if (fstat(file, &is) != 0 || !(S_ISREG(is.st_mode) || S_ISDIR(is.st_mode))) return;
  inodes[file] = is.st_ino;
  if ((flags & O_CREAT) && !was_there) note_paths('C', is.st_ino, path, NULL);
  if ((flags & O_TRUNC) && was_there) note('T', is.st_ino, 0, NULL, 0, NULL, 0);
}

#define OPEN(name)                                                  \
  int name(const char *path, int flags, ...) {                      \
    REAL(name);                                                     \
    va_list rest;                                                   \
    va_start(rest, flags);                                          \
    mode_t mode = (flags & O_CREAT) ? va_arg(rest, mode_t) : 0;     \
    va_end(rest);                                                   \
    int was_there = !(flags & O_CREAT) || access(path, F_OK) == 0;  \
    int file = real(path, flags, mode);                             \
    opened(file, path, flags, was_there);                           \
    return file;                                                    \
  }
OPEN(open)
OPEN(open64)

int close(int file) {
  REAL(close);
  if (file >= 0 && file < FILES) inodes[file] = 0;
  return real(file);
}

#define PWRITE(name, offset_type)                                                        \
  ssize_t name(int file, const void *data, size_t size, offset_type offset) {            \
    REAL(name);                                                                          \
    ssize_t done = real(file, data, size, offset);                                       \
    uint64_t inode = inode_of(file);                                                     \
    if (inode != 0 && done > 0) note('W', inode, offset, data, done, NULL, 0);           \
    return done;                                                                         \
  }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

ssize_t write(int file, const void *data, size_t size) {
  REAL(write);
  ssize_t done = real(file, data, size);
  uint64_t inode = inode_of(file);
  if (inode != 0 && done > 0)
    note('W', inode, lseek(file, 0, SEEK_CUR) - done, data, done, NULL, 0);
  return done;
}

static void wrote_parts(uint64_t inode, uint64_t offset, const struct iovec *parts, ssize_t done) {
  for (int at = 0; done > 0; at += 1) {
    ssize_t size = (ssize_t)parts[at].iov_len < done ? (ssize_t)parts[at].iov_len : done;
    note('W', inode, offset, parts[at].iov_base, size, NULL, 0);
    offset += size;
    done -= size;
  }
}

ssize_t writev(int file, const struct iovec *parts, int count) {
  REAL(writev);
  ssize_t done = real(file, parts, count);
  uint64_t inode = inode_of(file);
  if (inode != 0 && done > 0)
    wrote_parts(inode, lseek(file, 0, SEEK_CUR) - done, parts, done);
  return done;
}

#define PWRITEV(name, offset_type)                                                       \
  ssize_t name(int file, const struct iovec *parts, int count, offset_type offset) {     \
    REAL(name);                                                                          \
    ssize_t done = real(file, parts, count, offset);                                     \
    uint64_t inode = inode_of(file);                                                     \
    if (inode != 0 && done > 0) wrote_parts(inode, offset, parts, done);                 \
    return done;                                                                         \
  }
PWRITEV(pwritev, off_t)
PWRITEV(pwritev64, off64_t)

#define FTRUNCATE(name, size_type)                                              \
  int name(int file, size_type size) {                                          \
    REAL(name);                                                                 \
    int failed = real(file, size);                                              \
    uint64_t inode = inode_of(file);                                            \
    if (inode != 0 && !failed) note('T', inode, size, NULL, 0, NULL, 0);        \
    return failed;                                                              \
  }
FTRUNCATE(ftruncate, off_t)
FTRUNCATE(ftruncate64, off64_t)

#define FLUSH(name)                                                  \
  int name(int file) {                                               \
    REAL(name);                                                      \
    uint64_t inode = inode_of(file);                                 \
    if (inode != 0) note('S', inode, file, NULL, 0, NULL, 0);        \
    int failed = real(file);                                         \
    if (inode != 0 && !failed) note('E', inode, file, NULL, 0, NULL, 0); \
    return failed;                                                   \
  }
FLUSH(fsync)
FLUSH(fdatasync)

int rename(const char *from, const char *to) {
  REAL(rename);
  int failed = real(from, to);
  if (!failed && is_below(from) && is_below(to)) note_paths('R', 0, from, to);
  return failed;
}

int link(const char *from, const char *to) {
  REAL(link);
  int failed = real(from, to);
  if (!failed && is_below(from) && is_below(to)) note_paths('L', 0, from, to);
  return failed;
}

#define REMOVE(name)                                                \
  int name(const char *path) {                                      \
    REAL(name);                                                     \
    int failed = real(path);                                        \
    if (!failed && is_below(path)) note_paths('U', 0, path, NULL);  \
    return failed;                                                  \
  }
REMOVE(unlink)
REMOVE(rmdir)
REMOVE(remove)

int unlinkat(int folder, const char *path, int flags) {
  REAL(unlinkat);
  char whole[2 * PATH_MAX] = "";
  if (path[0] != '/' && folder != AT_FDCWD) {
    char opened[64];
    snprintf(opened, sizeof opened, "/proc/self/fd/%d", folder);
    ssize_t length = readlink(opened, whole, PATH_MAX - 1);
    if (length > 0) whole[length] = '/', whole[length + 1] = 0;
  }
  strncat(whole, path, PATH_MAX - 1);
  int failed = real(folder, path, flags);
  if (!failed && is_below(whole)) note_paths('U', 0, whole, NULL);
  return failed;
}

int mkdir(const char *path, mode_t mode) {
  REAL(mkdir);
  int failed = real(path, mode);
  struct stat is;
  if (!failed && is_below(path) && stat(path, &is) == 0) note_paths('M', is.st_ino, path, NULL);
  return failed;
}
