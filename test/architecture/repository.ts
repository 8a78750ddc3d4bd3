import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Every file of the repository, committed or about to be; nothing that git ignores. */
export function repositoryFiles(): string[] {
  const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], options);
  return list.split('\n').filter((path) => path !== '' && existsSync(path));
}

/** What the product is made of below a folder: its TypeScript without tests and test support. */
export function productSources(folder: string): string[] {
  return repositoryFiles().filter(
    (path) =>
      path.startsWith(folder) &&
      /\.tsx?$/.test(path) &&
      !/\.(spec|contract)\.tsx?$|\/(testing|contract)\//.test(path),
  );
}

/** The text of a file. */
export const textOf = (path: string): string => readFileSync(path, 'utf8');
