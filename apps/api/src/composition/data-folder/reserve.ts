import { closeSync, fsyncSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const name = 'reserve';

export const reserveLimits = {
  /** The size of the reserve: a start takes a fifth of it. */
  bytes: 4 * 1024 * 1024,
  /** It is only put by where so much is free besides. */
  leavesBytes: 16 * 1024 * 1024,
  /** A start with less room than this uses it. */
  neededBytes: 2 * 1024 * 1024,
  /** How soon after the start it is put by, and how often there may be room for it again. */
  firstMs: 2_000,
  everyMs: 60_000,
} as const;

/** Bytes of the disk of a folder that this account may still use. */
function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/**
 * Puts room by in the data folder, for a start on a full disk: opening databases takes some. Does
 * nothing where it is there, or where there is too little room for it.
 */
function keepReserve(dataDir: string): void {
  const path = join(dataDir, name);
  try {
    if (statSync(path, { throwIfNoEntry: false }) !== undefined) return;
    if (freeBytes(dataDir) < reserveLimits.bytes + reserveLimits.leavesBytes) return;
    const file = openSync(path, 'wx');
    try {
      writeSync(file, Buffer.alloc(reserveLimits.bytes));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  } catch {
    // Without it a start on a full disk says that the disk is full.
  }
}

/** Puts it by soon, and again whenever there is room; answers how to stop. */
export function keepReserveOf(dataDir: string): () => void {
  const keep = (): void => {
    keepReserve(dataDir);
  };
  const first = setTimeout(keep, reserveLimits.firstMs).unref();
  const timer = setInterval(keep, reserveLimits.everyMs).unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}

/** Gives the reserve up where the disk is full; answers whether there was anything to give. */
export function useReserve(dataDir: string): boolean {
  const path = join(dataDir, name);
  if (statSync(path, { throwIfNoEntry: false }) === undefined) return false;
  if (freeBytes(dataDir) >= reserveLimits.neededBytes) return false;
  rmSync(path);
  return true;
}

/** Bytes that the disk of the folder has left, while commands may soon be refused for that. */
export function roomLeft(dataDir: string): number | undefined {
  const free = freeBytes(dataDir);
  return free < reserveLimits.leavesBytes ? free : undefined;
}
