import { dirname } from 'node:path';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { foldVersionOf } from '@balcao/journal';

/** Names the code that folds the books: snapshots of other code are not read. */
export function booksFoldVersion(): string {
  const { resolve } = createRequire(import.meta.url);
  const packages = ['@balcao/domain', '@balcao/pricing'];
  return foldVersionOf(packages.map((name) => pathToFileURL(`${dirname(resolve(name))}/`)));
}
