import type { SystemAnswer } from '@balcao/contracts';
import type { Page } from '@playwright/test';
import { command, past } from '../support/owner.js';
import { withoutPermission } from '../support/permissions.js';
import { follow } from '../support/screen.js';
import { expect, expectToFit, looks, test } from '../support/product.js';

const bread = {
  id: 'PAO',
  code: 'PAO',
  name: 'Pão',
  kind: 'article',
  unit: 'un',
  salePrice: '12.00',
  vatId: 'vat_NOR',
  movesStock: false,
};

/** The line of a list, by its name. */
const list = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });

/** Changes what the server says of the system. */
async function answering(page: Page, change: Partial<SystemAnswer>): Promise<void> {
  await page.route('**/api/system', async (route) => {
    const answered = await route.fetch();
    const system = (await answered.json()) as SystemAnswer;
    await route.fulfill({ response: answered, json: { ...system, ...change } });
  });
}

/** A system with one list of each state, and the event that stopped one. */
const inTrouble: Partial<SystemAnswer> = {
  behind: { events: 1_250, seconds: 190 },
  isFailing: true,
  clock: {
    doubt: 'behind',
    clock: '2026-11-27T08:00:00.000Z',
    last: '2028-01-01T00:05:00.000Z',
  },
  doubted: null,
  servers: {
    eventStore: { product: 'EventStoreDB', hosts: ['eventstore:2113'] },
    readStore: { product: 'MongoDB', hosts: ['mongo-1:27017', 'mongo-2:27017'] },
    jobs: { product: 'Redis', hosts: ['redis:6379'] },
  },
  readModels: [
    {
      name: 'documents',
      state: 'stopped',
      behind: { events: 3, seconds: 190 },
      lastEvent: null,
      percent: null,
    },
    { name: 'drafts', state: 'upToDate', behind: null, lastEvent: null, percent: null },
    {
      name: 'parties',
      state: 'rebuilding',
      behind: { events: 1, seconds: 9_000 },
      lastEvent: { revision: 7, type: 'PartyChanged', recordedAt: '2026-11-21T08:00:00.000Z' },
      percent: 40,
    },
  ],
  stalled: [
    {
      stream: 'journal-PADARIA',
      revision: 1_234,
      type: 'DocumentIssued',
      readModel: 'documents',
      error: "Cannot read properties of undefined (reading 'lines')",
    },
    {
      stream: 'draft-D1',
      revision: 4,
      type: '',
      readModel: '',
      error: 'the event store does not return revision 4',
      isMissing: true,
    },
  ],
  skipped: [
    {
      stream: 'journal-PADARIA',
      revision: 1_200,
      reason: 'Two cash-ins nobody made',
      skippedAt: '2026-11-20T08:00:00.000Z',
    },
  ],
  setAside: [{ file: 'read.db', keptAs: 'read.db.damaged-20261120T080000Z' }],
  roomLeft: 3_400_000,
};

test('the lists of a company are up to date, each with what it last took in', async ({
  desk,
  books,
}) => {
  await past(books, [['/api/articles', bread]]);
  await desk.goto('/menu/settings');
  await desk.getByRole('link', { name: 'System', exact: true }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('System');
  await expect(list(desk, 'Articles and services')).toContainText('Article created');
  await expect(list(desk, 'Articles and services')).toContainText('Up to date');
  await expect(desk.getByText('In this server’s data folder')).toHaveCount(3);
  await expect(desk.getByText('Stopped at an event')).toHaveCount(0);
});

test('what happens is shown without being asked for', async ({ desk, books }) => {
  await desk.goto('/system');
  await expect(list(desk, 'Articles and services')).toContainText('Up to date');
  await expect(list(desk, 'Articles and services')).not.toContainText('Article created');
  await command(books, '/api/articles', bread);
  await expect(list(desk, 'Articles and services')).toContainText('Article created');
});

test('a list that is stopped names the event and what was said', async ({ desk }) => {
  await answering(desk, inTrouble);
  await desk.goto('/system');
  const stopped = desk.getByRole('alert').filter({ hasText: 'Stopped at an event' });
  await expect(stopped).toContainText(
    'Document issued (event 1\u202f234) could not be added to: Documents',
  );
  await expect(stopped).toContainText("(reading 'lines')");
  await expect(stopped).toContainText('Event 4 is missing from the event store');
  await expect(desk.getByText('Two cash-ins nobody made')).toBeVisible();
  await expect(desk.getByText('read.db renamed to read.db.damaged-20261120T080000Z')).toBeVisible();
  const disk = desk.getByRole('alert').filter({ hasText: 'The server disk is almost full' });
  await expect(disk).toContainText('3.4\u00a0MB left');
  await expect(desk.getByText('a server is unreachable')).toBeVisible();
  await expect(desk.getByText('1\u202f250 events, 3 min')).toBeVisible();
  await expect(list(desk, 'Documents')).toContainText('Stopped');
  await expect(list(desk, 'Clients and suppliers')).toContainText('Rebuilding · 40 %');
  await expect(desk.getByText('MongoDB · mongo-1:27017, mongo-2:27017')).toBeVisible();
});

test('an owner says on the page that the clock was wrong', async ({ desk }) => {
  const clock = {
    doubt: 'behind' as const,
    clock: '2026-11-27T08:00:00.000Z',
    last: '2028-01-01T00:05:00.000Z',
  };
  await answering(desk, { clock });
  const sent: unknown[] = [];
  await desk.route('**/api/clock/correct', async (route) => {
    sent.push(route.request().postDataJSON());
    await answering(desk, { clock: null });
    await route.fulfill({ json: { id: 'PADARIA', revision: 392 } });
  });
  await desk.goto('/system');
  const doubt = desk.getByRole('alert').filter({ hasText: 'The clock is behind' });
  await expect(doubt).toContainText('2028');
  await doubt.getByRole('button', { name: 'Confirm the clock' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(doubt).toHaveCount(0);
  expect(sent).toEqual([{}]);
});

test('all lists are rebuilt from the page, while it is used', async ({ desk }) => {
  await desk.goto('/system');
  const rebuild = desk.getByRole('button', { name: 'Rebuild the lists' });
  await rebuild.click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(desk.getByText('Rebuilding has begun')).toBeVisible();
  await expect(list(desk, 'VAT')).toContainText('Up to date');
  await expect(rebuild).toBeEnabled();
});

test('the lists are not rebuilt twice at a time, nor by those who may not', async ({ desk }) => {
  await answering(desk, inTrouble);
  await desk.goto('/system');
  await expect(desk.getByRole('button', { name: 'Rebuild the lists' })).toBeDisabled();
  await withoutPermission(desk, 'companies.manage');
  await desk.goto('/system');
  await expect(list(desk, 'Documents')).toContainText('Stopped');
  await expect(desk.getByRole('button', { name: 'Rebuild the lists' })).toHaveCount(0);
});

test('an answer that does not come is said, and asked for again', async ({ desk }) => {
  let isAway = true;
  await desk.route('**/api/system', async (route) => {
    if (!isAway) await route.fallback();
    else await route.fulfill({ status: 503, contentType: 'application/problem+json', json: {} });
  });
  await desk.goto('/system');
  const alert = desk.getByRole('alert').filter({ hasText: 'Failed to process request' });
  await expect(alert).toBeVisible();
  isAway = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(list(desk, 'VAT')).toContainText('Up to date');
});

test('the page is closed to those who may not see it', async ({ desk }) => {
  await withoutPermission(desk, 'system.view');
  await desk.goto('/system');
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Access denied');
  await follow(desk, '/menu/settings');
  await expect(desk.getByRole('link', { name: 'Company', exact: true })).toBeVisible();
  await expect(desk.getByRole('link', { name: 'System', exact: true })).toHaveCount(0);
});

for (const look of looks) {
  test.describe(`trouble (${look.name})`, () => {
    test.use({ look });

    test('can be read by everyone, wide and narrow', async ({ desk }) => {
      await answering(desk, inTrouble);
      await desk.goto('/system');
      const { language } = look;
      const stopped = language === 'pt' ? 'Paradas num evento' : 'Stopped at an event';
      await expect(desk.getByRole('heading', { name: stopped })).toBeVisible();
      await expectToFit(desk);
    });
  });
}
