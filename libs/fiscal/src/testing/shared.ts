import { existsSync, readFileSync } from 'node:fs';

const folder = '../shared/saft';

/** Public schemas and samples, which are beside the repository where somebody put them. */
export const publishedFile = (name: string): string | undefined => {
  const path = `${folder}/${name}`;
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};
