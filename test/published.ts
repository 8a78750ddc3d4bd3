import { existsSync, readFileSync } from 'node:fs';
import { itUnless } from './left-out.js';

const folder = '../shared/saft';

/** Public schemas and samples, next to the repository where somebody put them. */
const publishedFile = (name: string): string | undefined => {
  const path = `${folder}/${name}`;
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};

/** Tries something on a published file; counted by a name that says so where it is not at hand. */
export function itOnPublished(
  file: string,
  name: string,
  test: (text: string) => void | Promise<void>,
): void {
  const text = publishedFile(file);
  const missing = text === undefined ? `${file} is not on this machine` : undefined;
  itUnless(missing, name, () => test(text ?? ''));
}
