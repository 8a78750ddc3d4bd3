import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { textRegisters } from '@balcao/contracts';
import { isKnownPath } from '../app/known-paths.js';
import { menuGroups } from '../layout/menu.js';

const textOf = (path: string): string => readFileSync(path, 'utf8');

interface Route {
  readonly path: string;
  readonly screen: string;
  readonly test: string;
}

const cells = /^\| `\/([^`]*)` +\| `([^`]+)` +\| `([^`]+)` +\|/;

/** The table of routes of the back office's README. */
const table: readonly Route[] = textOf('apps/admin/README.md')
  .split('\n')
  .flatMap((line) => {
    const [, path, screen, test] = cells.exec(line) ?? [];
    return path === undefined || screen === undefined || test === undefined
      ? []
      : [{ path, screen, test }];
  });

const pathsIn = (file: string, tag: RegExp): readonly string[] =>
  [...textOf(file).matchAll(tag)].flatMap(([, path]) => (path === undefined ? [] : [path]));

/** Behind the sign-in: the index, and what is declared beside it. */
const inside = [
  '',
  ...pathsIn('apps/admin/src/office/screens.tsx', /<Resource\s+name="([^"]+)"/g),
  ...pathsIn('apps/admin/src/office/screens.tsx', /<Route\s+path="([^"]+)"/g),
];
const outside = pathsIn('apps/admin/src/app/AppRoutes.tsx', /^ {2}'\/([^']+)': /gm);

/** Registers that have texts only: their screens follow from their declarations. */
const texts: readonly string[] = textRegisters.map(([name]) => name);

/** Chapter 2 of the specification. */
const specified = [
  ...['', 'account', 'account/edit', 'account/change_password', 'exchange', 'deposit', 'payment'],
  ...['subscription', 'plans', 'useful_documents', 'users', 'company', 'pos', 'pos/shift'],
  ...['commercial', 'signin', 'legal/privacy_policies', 'legal/terms_conditions'],
  ...[
    ...['dashboard', 'clients', 'clients/categories', 'suppliers', 'suppliers/categories'],
    ...['entities', 'entities/categories', 'articles', 'articles/categories', 'regions', 'vat'],
    ...['warehouse', 'print_model', 'document_type', 'payment_method', 'payment/clients'],
    ...['payment/suppliers', 'treasury_account', 'reports/expenses_reports', 'deposit'],
    ...['withdrawal', 'transfer', 'expense', 'expense/category', 'document/:document_type/*'],
    ...['reports/pending_documents', 'reports/documents', 'reports/payments'],
    ...['reports/stock_reports', 'invoicing_series'],
  ].map((path) => `commercial/${path}`),
];

describe('the menu', () => {
  it.each(texts)('has one entry for the register that has texts only: %s', (name) => {
    const pages = menuGroups.flatMap((group) => group.pages);
    expect(pages.filter(({ path }) => path === `/${name}`)).toHaveLength(1);
  });
});

describe('the routes of the back office', () => {
  it('are those that the table in its README lists', () => {
    expect(table.map(({ path }) => path).sort()).toEqual([...inside, ...outside].sort());
  });

  it('are all that the specification names', () => {
    const listed = table.map(({ path }) => new RegExp(`^${path.replace(/:[a-z]+$/, '[a-z_]+')}$`));
    const isListed = (path: string): boolean =>
      [...texts, ...table.map((route) => route.path)].includes(path) ||
      listed.some((pattern) => pattern.test(path));
    expect(specified.filter((path) => !isListed(path))).toEqual([]);
  });

  it('name a screen and a test in the browser that exist', () => {
    const missing = table.flatMap(({ screen, test }) =>
      [`apps/admin/src/${screen}`, `test/browser/${test}`].filter((file) => !existsSync(file)),
    );
    expect(missing).toEqual([]);
  });

  it('are known before the sign-in, which leads back to them', () => {
    const example = (path: string): string =>
      `/${path.replace('/*', '').replace(/:[a-z_]+/g, 'one')}`;
    expect([...inside, ...texts].map(example).filter((path) => !isKnownPath(path))).toEqual([]);
    expect(['/documents', '/drafts', '/nothing/here'].filter(isKnownPath)).toEqual([]);
  });
});
