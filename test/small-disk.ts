import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system of its own that can be filled. */
export interface SmallDisk {
  readonly folder: string;
  /** Makes a file larger by all the room that is left, except for some bytes. */
  fill(left?: number): void;
  /** Removes that file. */
  makeRoom(): void;
  remove(): void;
}

/** Mounts a disk in memory; undefined where this process may not. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'balcao-disk-'));
  try {
    const size = `size=${megabytes}m,mode=0700`;
    execFileSync('/usr/bin/mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: (left = 0) => {
      const { bavail, bsize } = statfsSync(folder);
      const bytes = Math.max(0, bavail * bsize - left);
      if (bytes > 0) fillUp(filler, bytes);
    },
    makeRoom: () => {
      rmSync(filler, { force: true });
    },
    remove: () => {
      // Lazily: what a process that was killed held is let go by the system.
      execFileSync('/usr/bin/umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Writes so many bytes; what a server wrote meanwhile has left room for fewer: it is full, too. */
function fillUp(file: string, bytes: number): void {
  try {
    appendFileSync(file, Buffer.alloc(bytes));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
