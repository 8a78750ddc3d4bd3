import { describe, expect, it } from '@jest/globals';
import { faultOf, faultsOf, findingsIn } from './findings-table.js';
import { textOf } from './repository.js';

const rows = findingsIn(textOf('docs/reference/security-findings.md'));

describe('the table of security findings', () => {
  it('names a test that exists for each', () => {
    expect(rows).toHaveLength(22);
    expect(rows.flatMap(faultsOf)).toEqual([]);
    // Other pages may say that a test is to be named.
    expect(rows.flatMap(({ tests }) => tests).filter((test) => !/^`.+`: /.test(test))).toEqual([]);
  });

  it.each([
    ['`test/none.spec.ts`: is there', 'there is no file test/none.spec.ts'],
    ['`test/fuzz/fuzz.spec.ts`: never was', 'has no test “never was”'],
    ['somewhere', 'there is no file'],
  ])('is found wrong for %s', (test, fault) => {
    expect(faultOf('one', test)).toContain(fault);
  });
});
