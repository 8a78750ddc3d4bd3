import { describe, expect, it } from '@jest/globals';
import { browserSpecsOf, table } from '../../scripts/testing/changed/browser-specs.mjs';
import { AT_MOST, chooseSpecs } from '../../scripts/testing/changed/choose-specs.mjs';
import { browserSpecs } from '../../scripts/testing/playwright.mjs';

const calls = (path: string, times: number): string => `client.post('/${path}');\n`.repeat(times);

const contents = new Map([
  ['libs/domain/src/payments/pay.spec.ts', ''],
  ['libs/domain/src/documents/issue.spec.ts', ''],
  ['libs/projections/src/payments/money.spec.ts', ''],
  ['libs/tasks/src/mailing/mail.spec.ts', ''],
  ['test/architecture/tidy.spec.ts', ''],
  ['test/architecture/lint-rules.spec.ts', ''],
  ['test/e2e/payments.e2e.spec.ts', calls('payments', 2)],
  ['test/e2e/set-off.e2e.spec.ts', calls('payments', 9)],
  ['test/e2e/sale.e2e.spec.ts', calls('payments', 1)],
  ['test/e2e/series.e2e.spec.ts', calls('series', 5)],
]);
const browser = ['test/browser/payments/many.spec.ts', 'test/browser/payments/receipt.spec.ts'];

function choose(files: readonly string[], related: readonly string[] = []) {
  const specs = [...contents.keys()];
  return chooseSpecs(files, {
    specs,
    related,
    browser,
    contentOf: (file: string) => contents.get(file) ?? '',
  });
}

describe('the tests of a change', () => {
  it('are those nearest to it, then those that import it', () => {
    const related = ['libs/domain/src/documents/issue.spec.ts'];
    expect(choose(['libs/domain/src/payments/pay.ts'], related).jest).toEqual([
      'test/architecture/tidy.spec.ts',
      'libs/domain/src/payments/pay.spec.ts',
      'libs/projections/src/payments/money.spec.ts',
      'libs/domain/src/documents/issue.spec.ts',
      'test/e2e/payments.e2e.spec.ts',
      'test/e2e/set-off.e2e.spec.ts',
    ]);
  });

  it('are a test that was itself changed, whatever it is about', () => {
    expect(choose(['test/e2e/sale.e2e.spec.ts']).jest).toEqual([
      'test/architecture/tidy.spec.ts',
      'test/e2e/sale.e2e.spec.ts',
    ]);
  });

  it('are those in the browser about the screens that were changed, and none over HTTP', () => {
    const { jest, browser: played } = choose(['apps/admin/src/payments/PaymentList.tsx']);
    expect(played).toEqual([...browser].reverse());
    expect(jest.filter((file) => file.startsWith('test/e2e/'))).toEqual([]);
  });

  it('are those of other packages that name what a library exports, and a sale over HTTP', () => {
    const isSpec = (file: string) => file.endsWith('.spec.ts');
    const written = {
      'libs/pricing/src/rounding.ts': 'export const roundMinor = 1;',
      'libs/tasks/src/mailing/mail.ts': 'const total = roundMinor;',
      'libs/tasks/src/mailing/mail.spec.ts': '',
      'libs/domain/src/payments/pay.spec.ts': 'const total = rounded;',
      'test/e2e/sale.e2e.spec.ts': 'const total = roundMinor;',
    };
    const { jest, leftOut } = chooseSpecs(['libs/pricing/src/rounding.ts'], {
      specs: Object.keys(written).filter(isSpec),
      related: [],
      browser,
      contentOf: (file: string) => new Map(Object.entries(written)).get(file) ?? '',
    });
    expect(jest).toEqual(['libs/tasks/src/mailing/mail.spec.ts', 'test/e2e/sale.e2e.spec.ts']);
    expect(leftOut[0]).toBe('tests over HTTP: none names what changed: only a sale');
  });

  it('are a list and its form in the browser for what all screens use', () => {
    const articles = 'test/browser/management/articles.spec.ts';
    const specs = [...browser, articles];
    expect(browserSpecsOf(['apps/admin/src/fields/Money.tsx'], specs)).toEqual([articles]);
    expect(browserSpecsOf(['apps/admin/src/fields/money.spec.ts'], specs)).toEqual([]);
  });

  it('have the seeded rules when their settings were changed', () => {
    expect(choose(['.oxlintrc.jsonc']).jest).toContain('test/architecture/lint-rules.spec.ts');
  });

  it('are no more than fit in two minutes, and what is left out is said', () => {
    const many = Array.from({ length: AT_MOST.unit + 3 }, (_, n) => `libs/a/src/b/${n}.spec.ts`);
    const { jest, leftOut } = chooseSpecs(['libs/a/src/b/b.ts'], {
      specs: many,
      related: many,
      browser,
      contentOf: () => '',
    });
    expect(jest).toHaveLength(AT_MOST.unit);
    expect(leftOut).toEqual([
      '3 of 63 unit tests, the furthest away: 60 at most',
      'tests over HTTP: none names what changed: only a sale',
      'browser tests: no screen changed that one is about',
    ]);
  });

  it('in the browser exist for each screen of the table', () => {
    for (const folder of Object.keys(table)) {
      const found = browserSpecsOf([`apps/admin/src/${folder}/A.tsx`], browserSpecs());
      expect([folder, found.length > 0]).toEqual([folder, true]);
    }
  });
});
