import { helpTopicNames } from '@balcao/messages/help';
import { openShop, twoCoffees } from '../support/invoice.js';
import { command } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { follow } from '../support/screen.js';

test('the question mark opens the guide at the page, and its links lead back', async ({ desk }) => {
  await desk.goto('/commercial/stock_counts');
  await desk.getByRole('link', { name: 'Help on this page' }).click();
  await expect(desk).toHaveURL(/\/help\/stock$/);
  const topic = desk.getByRole('article');
  await expect(topic.getByRole('heading', { name: 'Count stock' })).toBeVisible();
  await expectAccessible(desk);
  await topic.getByRole('link', { name: 'Stock counts' }).click();
  await expect(desk).toHaveURL(/\/commercial\/stock_counts$/);
});

test('the guide is searched by any of its words', async ({ desk }) => {
  await desk.goto('/help');
  const pages = desk.getByRole('main').getByRole('navigation').getByRole('listitem');
  await expect(pages).toHaveCount(helpTopicNames.length);
  await desk.getByRole('searchbox').fill('credit note');
  await expect(pages.filter({ hasText: 'A wrong document' })).toBeVisible();
  await desk.getByRole('searchbox').fill('zebra');
  await expect(desk.getByText('No page found. Try fewer or other words.')).toBeVisible();
});

test('an e-mail to oneself says what became of it, and a test page is printed', async ({
  desk,
}) => {
  await desk.goto('/help/mail');
  await desk.getByRole('button', { name: 'Send a test e-mail' }).click();
  await expect(desk.getByText(/kept there as a file/)).toBeVisible();
  await follow(desk, '/help/printing');
  await expect(desk.frameLocator('iframe').getByRole('heading')).toHaveText('Test page');
  await desk.evaluate(() => {
    const [frame] = document.getElementsByTagName('iframe');
    const sheet = frame?.contentWindow;
    if (!sheet) return;
    sheet.print = () => {
      document.body.setAttribute('data-printed', sheet.document.title);
    };
  });
  await desk.getByRole('button', { name: 'Print a test page' }).click();
  await expect(desk.locator('body')).toHaveAttribute('data-printed', 'Test page');
});

test('the last backup is verified from the guide, which says what to do without one', async ({
  desk,
}) => {
  await desk.goto('/help/backup');
  await desk.getByRole('button', { name: 'Verify the last backup' }).click();
  await expect(desk.getByText(/^No backup was made yet\./)).toBeVisible();
});

test('the tour is left once, and does not come back', async ({ desk }) => {
  await desk.goto('/');
  const tour = desk.getByRole('region', { name: 'The menu shows daily work' });
  await expect(tour).toBeVisible();
  await desk.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(desk.getByRole('heading', { name: 'Find anything with Ctrl+K' })).toBeVisible();
  await desk.getByRole('button', { name: 'Skip the tour' }).click();
  await expect(desk.getByText('Getting started: ')).toHaveCount(0);
  await desk.reload();
  await expect(desk.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
  await expect(desk.getByText('Getting started: ')).toHaveCount(0);
});

test('a dialog that mails says when the server sends none', async ({ desk, books }) => {
  await openShop(books);
  await command(books, '/api/documents/DRAFT1/issue', twoCoffees);
  await desk.goto(`/commercial/document/FT/FT_${new Date().getFullYear()}.1`);
  await desk.getByRole('button', { name: 'Send by e-mail' }).click();
  const sending = desk.getByRole('dialog');
  await expect(sending).toContainText('E-mail is not set up on this server');
  await expect(sending).toContainText('The original counts as printed once it is sent.');
  await follow(desk, '/system');
  await expect(desk.getByText('E-mail is not set up on this server')).toBeVisible();
});

const fields = [
  ['/commercial/articles/create', 'vat'],
  ['/commercial/clients/create', 'parties'],
  ['/commercial/invoicing_series/create', 'company'],
  ['/users', 'roles'],
  ['/company', 'stock'],
] as const;

test('fields that want more than a line lead to their page of the guide', async ({ desk }) => {
  for (const [path, topic] of fields) {
    await desk.goto(path);
    if (path === '/users') await desk.getByRole('button', { name: 'Invite a user' }).click();
    const link = desk.locator(`p a[href="/help/${topic}"]`);
    await expect(link).toHaveText('Learn more');
    await expect(link).toHaveAttribute('target', '_blank');
  }
});
