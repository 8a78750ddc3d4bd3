import { existsSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { whyUnusable } from '@balcao/sqlite/data-file';
import { StartError } from '@balcao/tasks/settings';
import { dataParts } from './data-files.js';
import type { Unusable } from './judge-parts.js';

/** A derived part that could not be used, and was made again. */
export interface SetAside {
  /** Its name in the data folder. */
  readonly file: string;
  /** Its name now; the operator removes it. */
  readonly keptAs: string;
  /** A sentence for the operator. */
  readonly problem: string;
}

const mark = '.damaged-';

/** Renames a part together with its log. `StartError` where the system forbids that. */
export function setAside(dataDir: string, { part, why }: Unusable, now: Date): void {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const path = join(dataDir, part);
  try {
    for (const suffix of ['-wal', '-shm', '']) {
      if (existsSync(path + suffix)) renameSync(path + suffix, `${path}${mark}${stamp}${suffix}`);
    }
  } catch (error) {
    throw new StartError(
      `${path} cannot be used: ${why}; nor can it be set aside: ${whyUnusable(error)}. ` +
        'See docs/guides/operate.md, "The data folder".',
    );
  }
}

/** The parts that were set aside, at this start or before, and are still there. */
export function partsSetAside(dataDir: string): readonly SetAside[] {
  const names = readdirSync(dataDir).filter((name) => !/-(wal|shm)$/.test(name));
  return dataParts.flatMap(({ name: file, loss }) =>
    names
      .filter((name) => name.startsWith(`${file}${mark}`))
      .map((keptAs) => ({
        file,
        keptAs,
        problem: `${file} could not be used and was set aside as ${keptAs}. ${loss}`.trim(),
      })),
  );
}
