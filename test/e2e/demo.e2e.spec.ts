import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ExplainChangesAnswer, ExplainGroupsAnswer, PastMoment } from '@balcao/contracts';
import { demoOwner } from '../../apps/api/src/demo/demo-people.js';
import { Browser, refusal } from './support/browser.js';
import { partFigures, rowFigures, statementFigures } from '@balcao/contracts';
import { tryParts } from './support/figure-parts.js';
import { explained, sumOfChanges, tryReports, tryRows, trySums } from './support/figures.js';
import { mercearia } from './support/goods.js';
import { mailsTo, tokenIn } from './support/mails.js';
import { TestServer } from './support/server.js';
import { tryOrders } from './support/orders.js';
import { until } from './support/until.js';

const journal = 'journal-DEMO';

describe('exploring with demo data', () => {
  let server: TestServer;
  let browser: Browser;

  beforeAll(async () => {
    server = await TestServer.open();
    browser = new Browser(server);
    browser.begin(await browser.post('/setup/demo'));
  });
  afterAll(() => server.end());

  const rowsOf = async (path: string) => {
    const answer = await browser.get(`${path}${path.includes('?') ? '&' : '?'}perPage=1`);
    return Number.parseInt(answer.headers['content-range']?.split('/')[1] ?? '', 10);
  };

  it('lets its owner in before the year is made', async () => {
    expect(await isMaking(browser)).toBe(true);
    expect([await rowsOf('/articles'), await rowsOf('/clients')]).toEqual([64, 19]);
    expect(await rowsOf('/suppliers')).toBe(8);
    expect(await rowsOf('/documents')).toBeGreaterThan(50);
  });

  it('puts what its owner issues meanwhile behind the year, and goes on just so after a stop', async () => {
    const other = await TestServer.open();
    await new Browser(other).post('/setup/demo');
    await other.stop();
    await other.start();
    const before = await journalOf(other);

    const line = { articleId: 'DEMOARZ25', quantity: '1', unitPrice: '1450', vatId: 'vat_ISE_B' };
    const content = { documentTypeId: 'FT', clientId: 'DEMOC001', lines: [line] };
    const { id } = await browser.done('/documents/MINE/issue', content);
    expect(await isMaking(browser)).toBe(false);
    const whole = await journalOf(server);
    expect(whole.at(-1)).toContain(`"id":"${id}"`);

    await until(async () => !(await isMaking(new Browser(other))));
    expect(before.length).toBeLessThan(whole.length - 1);
    expect(await journalOf(other)).toEqual(whole.slice(0, -1));
    await other.end();
  });

  it('begins no real company while everybody can sign in as its owner', async () => {
    const company = { ...mercearia, id: 'REAL' };
    const register = () => browser.registering(company, { company: '' });
    const refused = { status: 403, code: 'identity.demoAccount' };
    expect(await refusal(register())).toMatchObject(refused);
    const password = 'o-mercado-do-peixe-4';
    const published = demoOwner.password;
    browser.begin(
      await browser.post('/account/password', { currentPassword: published, password }),
    );
    expect(await refusal(register())).toMatchObject(refused);
    const email = 'ana@real.co.mz';
    await browser.post('/account/email', { email, password });
    const [mail] = await mailsTo(server, email, 'Confirm your e-mail address');
    const token = mail === undefined ? '' : tokenIn(mail);
    await browser.post('/account/email-confirmation', { token });
    // The address is not enough either: the old password comes back, and goes again.
    const change = (currentPassword: string, next: string) =>
      browser.post('/account/password', { currentPassword, password: next });
    browser.begin(await change(password, published));
    expect(await refusal(register())).toMatchObject(refused);
    browser.begin(await change(published, password));
    expect((await register()).status).toBe(201);
    browser.company = 'DEMO';
  });

  it('has every kind of document in its year', async () => {
    expect(await rowsOf('/documents')).toBeGreaterThan(2_000);
    for (const typeId of ['VD', 'FT', 'FR', 'CT', 'NC', 'FTF', 'CI', 'QB']) {
      const filter = encodeURIComponent(JSON.stringify({ typeId }));
      expect([typeId, (await rowsOf(`/documents?filter=${filter}`)) > 0]).toEqual([typeId, true]);
    }
  });

  it('ends with orders that wait, accounts that were set off, and batches that expire', async () => {
    const [reserved, onOrder] = [await stockOf('DEMOARZ25'), await stockOf('DEMOCER24')];
    expect([reserved['reserved'], onOrder['onOrder']]).toEqual(['4', '40']);
    expect(await rowsOf('/receipts?filter={"partyId":"DEMOP001"}')).toBe(1);
    const filter = encodeURIComponent(JSON.stringify({ expiresOn: { $gt: '2000-01-01' } }));
    expect(await rowsOf(`/batches?filter=${filter}`)).toBeGreaterThan(0);
  });

  it('closes the shifts of its tills each day but the last', async () => {
    const stateOf = async (state: string) =>
      rowsOf(`/shifts?filter=${encodeURIComponent(JSON.stringify({ state }))}`);
    expect(await stateOf('closed')).toBeGreaterThan(100);
    expect(await stateOf('open')).toBe(1);
  });

  it('fills the pages that show the product off', async () => {
    const lists = [
      'ledger-accounts',
      'recurring-expenses',
      'seals',
      'bank-statements',
      'fixed-assets',
      'journal-entries',
      'withholding-rates',
      'reports/withholdings',
    ];
    for (const list of lists) expect([list, await rowsOf(`/${list}`)]).not.toEqual([list, 0]);
    expect(await rowsOf('/advances')).toBe(1);
    const rates = (await browser.read('/currencies')) as readonly { readonly rate?: string }[];
    expect(rates.map(({ rate }) => rate !== undefined)).toEqual([true, true, true]);
    expect(await rowsOf('/party-categories?filter={"kind":"supplier"}')).toBe(2);
  });

  it('sorts every list by every column as the rows show it', async () => {
    const { tried, wrong } = await tryOrders(browser);
    expect(wrong).toEqual([]);
    expect(tried.length).toBeGreaterThan(250);
  });

  it('adds every figure up from the events that it is explained by', async () => {
    const read = (path: string) => browser.read(path);
    const tried = [
      ...(await trySums(read)),
      ...(await tryRows(read)),
      ...(await tryReports(read)),
      ...(await tryParts(read)),
    ];
    const wrong = tried.filter(
      (each) => each.shown !== each.explained || each.shown !== each.added,
    );
    expect(wrong).toEqual([]);
    expect(tried.length).toBeGreaterThan(400);
    const names = new Set(tried.map(({ figure }) => figureIn(figure)));
    expect(registered().filter((name) => !names.has(name))).toEqual(notInTheYear);
  });

  it('tells what changed a balance since a moment, and puts its events together', async () => {
    const asked = { figure: 'row.parties.balanceMinor', id: 'DEMOC001' };
    const read = (path: string) => browser.read(path);
    const now = await explained(read, asked);
    const revision = now.rows[4]?.revision ?? 0;
    const moment = (await browser.read(`/past?revision=${revision}`)) as PastMoment;
    const query = new URLSearchParams({ ...asked, since: String(moment.revision) }).toString();
    const changes = (await browser.read(`/explain/changes?${query}`)) as ExplainChangesAnswer;
    expect(changes).toMatchObject({ before: now.rows[4]?.running, after: now.total });
    expect(sumOfChanges(changes.rows) + changes.rest).toBe(now.total - changes.before);
    for (const by of now.groupings) {
      const grouped = new URLSearchParams({ ...asked, by }).toString();
      const { groups } = (await browser.read(`/explain?${grouped}`)) as ExplainGroupsAnswer;
      expect(groups.reduce((sum, { amount }) => sum + amount, 0)).toBe(now.total);
    }
    const unknown = await browser.get('/explain?figure=row.parties.nameMinor&id=DEMOC001');
    expect([unknown.status, unknown.body]).toMatchObject([404, { code: 'explain.unknown' }]);
  });

  const stockOf = async (id: string) =>
    (await browser.read(`/stock-articles/${id}`)) as Readonly<Record<string, unknown>>;
});

/** Figures of which the year of the demonstration has none, or lists that show none. */
const notInTheYear: readonly string[] = [
  'row.batches.valueMinor',
  'row.document_lines.profitMinor',
  'row.depreciations.amountMinor',
  'row.fixed_assets.costMinor',
  'row.fixed_assets.depreciatedMinor',
  'row.fixed_assets.netMinor',
  'row.fixed_assets.proceedsMinor',
  'row.fixed_assets.resultMinor',
  'row.journal_entries.totalMinor',
  'row.movements.receivedMinor',
  'row.withholdings.baseMinor',
  'row.withholdings.withheldMinor',
  'row.parties.creditLimitMinor',
  'row.parties.debitLimitMinor',
  'row.stock_articles.projected',
  'part.payments.roundingMinor',
  'part.payments.refundedMinor',
  'part.shifts.roundingMinor',
  'part.shifts.lateMinor',
];

const figureIn = (asked: string) => (JSON.parse(asked) as { readonly figure: string }).figure;

/** Every registered figure of rows, of records' pages and of statements. */
function registered(): readonly string[] {
  const families = [
    ['row', Object.entries(rowFigures).map(([of, them]) => [of, Object.keys(them)] as const)],
    ['part', Object.entries(partFigures).map(([of, them]) => [of, Object.keys(them)] as const)],
    ['statement', Object.entries(statementFigures)],
  ] as const;
  return families.flatMap(([family, all]) =>
    all.flatMap(([of, fields]) => fields.map((field) => `${family}.${of}.${field}`)),
  );
}

async function isMaking(browser: Browser): Promise<boolean> {
  const state = await browser.read('/setup');
  return typeof state === 'object' && state !== null && 'demoProgress' in state;
}

/** What happened, without the ids that are made by chance: of its owner, and of batches. */
async function journalOf(server: TestServer): Promise<readonly string[]> {
  const events = await server.events(journal);
  return events.map(({ type, data }) =>
    // A seal is of the events with the ids that they have.
    type === 'JournalSealed' ? type : `${type} ${JSON.stringify(data)}`.replace(/ID\d{24}/g, 'ID'),
  );
}
