import { existsSync } from 'node:fs';
import { textOf } from './repository.js';

/** A weakness that was found, and the tests that fail if it comes back. */
export interface Finding {
  readonly finding: string;
  readonly tests: readonly string[];
}

/** The rows of the table of a page, without its head: the finding first, its tests last. */
export function findingsIn(page: string): readonly Finding[] {
  const lines = page.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(2).map((line) => {
    const [, finding = '', , tests = ''] = line.split('|').map((cell) => cell.trim());
    return { finding, tests: tests.split('; ') };
  });
}

/** What is wrong with the tests that a row names. */
export const faultsOf = ({ finding, tests }: Finding): readonly string[] =>
  tests.map((test) => faultOf(finding, test)).filter((fault) => fault !== undefined);

/** Nothing for what says that it has no test. */
export function faultOf(finding: string, test: string): string | undefined {
  if (/^(\w+: )?to be named$/.test(test)) return undefined;
  const [, path = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(test) ?? [];
  if (!existsSync(path)) return `${finding}: there is no file ${path}`;
  const isThere = ["'", '"', '`'].some((quote) =>
    textOf(path).includes(`${quote}${title}${quote}`),
  );
  return isThere ? undefined : `${finding}: ${path} has no test “${title}”`;
}
