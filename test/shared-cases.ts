import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Buffer } from 'node:buffer';
import { itUnless } from './left-out.js';

const folder = '../shared/cases';

/** Files as people have them, next to the repository where somebody put them. */
export const sharedCases = (): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => /\.(csv|xlsx)$/.test(name)) : [];

/** Tries something on such a file; counted by a name that says so where it is not at hand. */
export function itOnCase(
  file: string,
  name: string,
  test: (content: Buffer) => Promise<void>,
): void {
  const path = `${folder}/${file}`;
  const missing = existsSync(path) ? undefined : `${file} is not on this machine`;
  itUnless(missing, `${file}: ${name}`, () => test(readFileSync(path)));
}
