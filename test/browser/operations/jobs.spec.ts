import type { JobAnswer } from '@balcao/contracts';
import type { Page } from '@playwright/test';
import { withoutPermission } from '../support/permissions.js';
import { expect, expectToFit, looks, test } from '../support/product.js';
import { answer, expectSnack, follow } from '../support/screen.js';

const check: JobAnswer = {
  id: 'verify-monday',
  name: 'journal.verify',
  state: 'done',
  isCancelling: false,
  actorId: 'AMINA',
  actorName: 'Amina Cossa',
  createdAt: '2026-11-30T12:05:00.000Z',
  dueAt: '2026-11-30T12:05:00.000Z',
  startedAt: '2026-11-30T12:05:01.000Z',
  finishedAt: null,
  attempts: 0,
  maxAttempts: 3,
  percent: null,
  detail: null,
  result: null,
  failure: null,
  about: null,
};

/** One job of each state, and what each has to say. */
const ofEachState: readonly JobAnswer[] = [
  { ...check, id: 'waiting', state: 'waiting', startedAt: null },
  {
    ...check,
    id: 'running',
    state: 'running',
    percent: 40,
    detail: { checked: 40_000, events: 100_000 },
  },
  { ...check, id: 'stopping', state: 'running', isCancelling: true },
  {
    ...check,
    id: 'delayed',
    state: 'delayed',
    attempts: 1,
    failure: 'the event log is unavailable',
  },
  { ...check, id: 'broken', result: { intact: false, revision: 1_234, fault: 'hash' } },
  { ...check, id: 'failed', state: 'failed', attempts: 3, failure: 'the disk is full' },
  { ...check, id: 'cancelled', state: 'cancelled' },
  {
    ...check,
    id: 'mail',
    name: 'mail.document',
    state: 'failed',
    failure: 'no such mailbox',
    about: { kind: 'document', id: 'FT_2026.17', reference: 'FT 2026/17' },
  },
  {
    ...check,
    id: 'of-another-version',
    name: 'labels.print',
    actorName: '',
    result: { printed: 3 },
  },
];

/** Answers every request with these jobs, and records what is sent. */
async function answering(page: Page, jobs: readonly JobAnswer[]): Promise<string[]> {
  const sent: string[] = [];
  await page.route('**/api/jobs**', async (route) => {
    const url = new URL(route.request().url());
    if (route.request().method() === 'POST') {
      sent.push(url.pathname);
      await route.fulfill({ json: { id: 'any' } });
      return;
    }
    const contentRange = `jobs 0-${jobs.length - 1}/${jobs.length}`;
    await route.fulfill({ json: jobs, headers: { 'content-range': contentRange } });
  });
  return sent;
}

const item = (page: Page, text: string | RegExp) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });

test('the journal is checked from end to end, and what was found can be discarded', async ({
  desk,
}) => {
  await desk.goto('/menu/settings');
  await desk.getByRole('link', { name: 'Jobs', exact: true }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Jobs');
  await desk.getByRole('button', { name: 'Check journal' }).click();
  await expectSnack(desk, 'Journal check started');
  // Not that of each week.
  const done = item(desk, /^Journal check/);
  await expect(done).toContainText(/Intact: \d+ events/);
  await expect(done).toContainText(/Last seal: [0-9a-f]{64}/);
  await expect(done).toContainText('Not compared with an external seal.');

  await desk.getByRole('button', { name: 'Failed', exact: true }).click();
  await expect(desk.getByText('No jobs in this state.')).toBeVisible();
  await desk.getByRole('button', { name: 'Done', exact: true }).click();
  await done.getByRole('button', { name: 'Discard: Journal check' }).click();
  await expect(desk.getByRole('button', { name: 'No', exact: true })).toBeFocused();
  await answer(desk, 'Yes');
  await expectSnack(desk, 'Job discarded');
  await expect(done).toHaveCount(0);
});

test('the journal is compared with a seal from outside', async ({ desk }) => {
  const comparedWith = { number: 12, on: '2026-11-26', code: '9F2C-71AB' };
  const result = { intact: true, events: 90, hash: 'ab'.repeat(32), files: 2, comparedWith };
  const other = { intact: false, revision: 88, fault: 'otherSeal', code: '0000-0000' };
  await answering(desk, [
    { ...check, id: 'same', result },
    { ...check, id: 'other', result: other },
  ]);
  await desk.goto('/jobs');
  await expect(item(desk, 'Intact: 90 events')).toContainText(
    'Compared with the seal of 26 Nov 2026, no. 12, 9F2C-71AB.',
  );
  await expect(item(desk, 'No seal of this journal has the code')).toBeVisible();
  const asked = desk.waitForRequest('**/api/companies/current/verify-journal');
  await desk.getByLabel('Seal from an e-mail or Z report (optional)').fill(' 9F2C-71AB ');
  await desk.getByRole('button', { name: 'Check journal' }).click();
  expect((await asked).postDataJSON()).toEqual({ seal: '9F2C-71AB' });
});

test('each job says how it stands, and offers what can be done about it', async ({ desk }) => {
  const sent = await answering(desk, ofEachState);
  await desk.goto('/jobs');
  const running = item(desk, '40\u202f000 of 100\u202f000 events');
  await expect(running).toContainText('Running');
  await expect(running.getByRole('progressbar')).toHaveAttribute('value', '40');
  await expect(item(desk, 'Stopping').getByRole('button')).toHaveCount(0);
  await expect(item(desk, 'Scheduled')).toContainText('Attempt 2 of 3');
  await expect(item(desk, 'Scheduled')).toContainText('the event log is unavailable');
  await expect(item(desk, 'Not intact')).toContainText(
    'First invalid event: 1\u202f234, it was changed',
  );
  await expect(item(desk, 'labels.print')).toContainText('Done');
  const mail = item(desk, 'no such mailbox');
  await expect(mail.getByRole('link', { name: 'FT 2026/17' })).toHaveAttribute(
    'href',
    '/commercial/document/FT/FT_2026.17',
  );
  await expect(
    mail.getByRole('button', { name: 'Run again: Document by e-mail FT 2026/17' }),
  ).toBeVisible();

  await running.getByRole('button', { name: 'Cancel: Journal check' }).click();
  await answer(desk, 'No');
  expect(sent).toEqual([]);
  await running.getByRole('button', { name: 'Cancel: Journal check' }).click();
  await answer(desk, 'Yes');
  await expectSnack(desk, 'Cancelling the job…');

  const failed = item(desk, 'Details: the disk is full');
  await failed.getByRole('button', { name: 'Run again: Journal check' }).click();
  await answer(desk, 'Yes');
  await expectSnack(desk, 'Job queued');
  await failed.getByRole('button', { name: 'Discard: Journal check' }).click();
  await answer(desk, 'Yes');
  await expectSnack(desk, 'Job discarded');
  expect(sent).toEqual([
    '/api/jobs/running/cancel',
    '/api/jobs/failed/retry',
    '/api/jobs/failed/discard',
  ]);
});

test('what is refused is said in the words of the server', async ({ desk }) => {
  await answering(desk, ofEachState);
  await desk.route('**/api/jobs/*/cancel', (route) => route.continue());
  await desk.goto('/jobs');
  const waiting = item(desk, 'Waiting');
  await waiting.getByRole('button', { name: 'Cancel: Journal check' }).click();
  await answer(desk, 'Yes');
  await expectSnack(desk, 'This job has been deleted');
});

test('an answer that does not come is said, and asked for again', async ({ desk }) => {
  let isAway = true;
  await desk.route('**/api/jobs?**', async (route) => {
    if (!isAway) await route.fallback();
    else await route.fulfill({ status: 503, contentType: 'application/problem+json', json: {} });
  });
  await desk.goto('/jobs');
  const alert = desk.getByRole('alert').filter({ hasText: 'Failed to process request' });
  await expect(alert).toBeVisible();
  isAway = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toBeHidden();
});

test('the page is closed to those who may not see it', async ({ desk }) => {
  await withoutPermission(desk, 'jobs.view');
  await desk.goto('/jobs');
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Access denied');
  await follow(desk, '/menu/settings');
  await expect(desk.getByRole('link', { name: 'Company', exact: true })).toBeVisible();
  await expect(desk.getByRole('link', { name: 'Jobs', exact: true })).toHaveCount(0);
});

test('those who may but look have nothing to press', async ({ desk }) => {
  await withoutPermission(desk, 'jobs.manage');
  await answering(desk, ofEachState);
  await desk.goto('/jobs');
  await expect(item(desk, 'Running')).toBeVisible();
  await expect(desk.getByRole('main').getByRole('listitem').getByRole('button')).toHaveCount(0);
  await withoutPermission(desk, 'audit.view');
  await desk.reload();
  await expect(item(desk, 'Running')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Check journal' })).toHaveCount(0);
});

for (const look of looks) {
  test.describe(`jobs of every state (${look.name})`, () => {
    test.use({ look });

    test('can be read by everyone, wide and narrow', async ({ desk }) => {
      await answering(desk, ofEachState);
      await desk.goto('/jobs');
      const cancelled = look.language === 'pt' ? 'Cancelada' : 'Cancelled';
      await expect(desk.getByText(cancelled, { exact: true })).toBeVisible();
      await expectToFit(desk);
    });
  });
}
