import { openShop, twoCoffees } from '../support/invoice.js';
import { command } from '../support/owner.js';
import { expect, test } from '../support/product.js';

const year = new Date().getFullYear();

test('what a document shows is asked for at once, not one part after another', async ({
  desk,
  books,
}) => {
  await openShop(books);
  await command(books, '/api/documents/DRAFT1/issue', twoCoffees);
  const id = `FT_${year}.1`;
  let answerTypes = (): void => undefined;
  const typesMayCome = new Promise<void>((resolve) => (answerTypes = resolve));
  await desk.route(/\/api\/document-types/, async (route) => {
    await typesMayCome;
    await route.continue();
  });
  const asked = (path: string) =>
    desk.waitForRequest((request) => new URL(request.url()).pathname.startsWith(path));
  const parts = [
    asked(`/api/documents/${id}`),
    asked(`/api/documents/${id}/history`),
    asked(`/api/past/documents/${id}`),
    asked('/assets/DocumentPage'),
  ];
  await desk.goto(`/commercial/document/FT/${id}`);
  await Promise.all(parts);
  answerTypes();
  const history = desk.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem')).toHaveCount(1);
});

test('an unknown type is requested once, and reported', async ({ desk }) => {
  const asked: string[] = [];
  desk.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/document-types/NADA') asked.push(pathname);
  });
  await desk.goto('/commercial/document/NADA');
  await expect(desk.getByRole('main')).toContainText('you are lost');
  expect(asked).toHaveLength(1);
});
