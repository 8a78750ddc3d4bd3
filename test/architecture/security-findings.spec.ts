import { existsSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { textOf } from './repository.js';

interface Row {
  readonly finding: string;
  readonly severity: string;
  readonly tests: readonly string[];
}

/** The rows of the table, without its head. */
function rowsIn(page: string): readonly Row[] {
  const lines = page.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(2).map((line) => {
    const [, finding = '', severity = '', tests = ''] = line.split('|').map((cell) => cell.trim());
    return { finding, severity, tests: tests.split('; ') };
  });
}

/** What is wrong with the tests that a row names. */
const faultsOf = ({ finding, tests }: Row): readonly string[] =>
  tests.map((test) => faultOf(finding, test)).filter((fault) => fault !== undefined);

/** Nothing for what says that it has no test. */
function faultOf(finding: string, test: string): string | undefined {
  if (/^(\w+: )?to be named$/.test(test)) return undefined;
  const [, path = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(test) ?? [];
  if (!existsSync(path)) return `${finding}: there is no file ${path}`;
  const isThere = ["'", '"', '`'].some((quote) =>
    textOf(path).includes(`${quote}${title}${quote}`),
  );
  return isThere ? undefined : `${finding}: ${path} has no test “${title}”`;
}

const rows = rowsIn(textOf('docs/reference/security-findings.md'));

describe('the table of security findings', () => {
  it('names a test that exists for each', () => {
    expect(rows).toHaveLength(22);
    expect(rows.flatMap(faultsOf)).toEqual([]);
  });

  it.each([
    ['`test/none.spec.ts`: is there', 'there is no file test/none.spec.ts'],
    ['`test/fuzz/fuzz.spec.ts`: never was', 'has no test “never was”'],
    ['somewhere', 'there is no file'],
  ])('is found wrong for %s', (test, fault) => {
    expect(faultOf('one', test)).toContain(fault);
  });
});
