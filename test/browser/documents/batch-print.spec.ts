import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openShop, twoCoffees } from '../support/invoice.js';
import { past, rows, type Owner } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { dialog } from '../support/screen.js';

/** More than are shown at once, each of several pages: laying them out takes a while. */
const documentsCount = 60;
const linesCount = 40;

/** On a machine that tests other things at once. */
const madeWithinMs = 180_000;

/** What the screens say, in each language. */
const languages = [
  {
    language: 'en',
    choose: `Select all ${documentsCount}`,
    print: 'Print',
    title: `Print ${documentsCount} documents`,
    shown: `Showing the first 50 of ${documentsCount}. The file includes ${documentsCount}.`,
    originals: `Originals included: ${documentsCount}. Each can be printed only once.`,
    make: 'Create PDF',
    files: 'Printed files',
    running: /Creating: \d+%/,
    cancel: 'Cancel',
    cancelled: 'Cancelled',
    inIt: `Includes ${documentsCount} originals`,
    download: 'Download',
  },
  {
    language: 'pt',
    choose: `Seleccionar todos (${documentsCount})`,
    print: 'Imprimir',
    title: `Imprimir ${documentsCount} documentos`,
    shown: `A mostrar os primeiros 50 de ${documentsCount}. O ficheiro inclui ${documentsCount}.`,
    originals: `Originais incluídos: ${documentsCount}. Cada um só pode ser impresso uma vez.`,
    make: 'Criar PDF',
    files: 'Ficheiros impressos',
    running: /A gerar: \d+%/,
    cancel: 'Cancelar',
    cancelled: 'Cancelado',
    inIt: `Inclui ${documentsCount} originais`,
    download: 'Descarregar',
  },
] as const;

type Words = (typeof languages)[number];

/** Orders one file of all invoices, as they are chosen in their list. */
async function orderFile(desk: Page, words: Words): Promise<void> {
  await desk.goto(`/${words.language}/commercial/document/FT`);
  await desk.getByRole('checkbox').first().check();
  const bar = desk.getByRole('toolbar');
  await bar.getByRole('button', { name: words.choose }).click();
  await bar.getByRole('button', { name: words.print }).click();
  const printing = dialog(desk, words.title);
  await expect(printing.getByText(words.shown)).toBeVisible();
  await expect(printing.getByText(words.originals)).toBeVisible();
  await printing.getByRole('button', { name: words.make }).click();
}

/** How many of the invoices say that their original was handed out. */
async function printed(books: Owner): Promise<number> {
  const invoices = await rows(books, '/api/documents?filter={"typeId":"FT"}&perPage=100');
  return invoices.filter(({ isPrinted }) => isPrinted === true).length;
}

/**
 * Issues the invoices, with something in them that no other company's say: a paper that was drawn a
 * moment ago is not drawn again, and its file would be made before anybody can stop it.
 */
async function issueInvoices(books: Owner, note: string): Promise<void> {
  await openShop(books);
  const [coffee] = twoCoffees.lines;
  const lines = Array.from({ length: linesCount }, () => coffee);
  await past(
    books,
    Array.from(
      { length: documentsCount },
      (_, index) => [`/api/documents/D${index}/issue`, { ...twoCoffees, lines, note }] as const,
    ),
  );
}

for (const words of languages) {
  test(`one file of many documents is followed, stopped and made, ${words.language}`, async ({
    desk,
    books,
  }) => {
    const files = dialog(desk, words.files);
    await issueInvoices(books, `Printed in ${words.language}`);

    await test.step('one that is stopped counts no copy', async () => {
      await orderFile(desk, words);
      const file = files.getByRole('listitem').first();
      await expect(file).toContainText(words.running);
      await file.getByRole('button', { name: words.cancel }).click();
      await expect(file).toContainText(words.cancelled);
      await expect(file.getByRole('link', { name: words.download })).toHaveCount(0);
      expect(await printed(books)).toBe(0);
    });

    await test.step('the next is made, and each original is in it', async () => {
      await orderFile(desk, words);
      const file = files.getByRole('listitem').first();
      await expect(file).toContainText(words.inIt, { timeout: madeWithinMs });
      await expect(files.getByRole('listitem').nth(1)).toContainText(words.cancelled);
      await expectAccessible(desk);
      const [download] = await Promise.all([
        desk.waitForEvent('download'),
        file.getByRole('link', { name: words.download }).click(),
      ]);
      const pdf = await readFile(await download.path());
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      expect(await printed(books)).toBe(documentsCount);
    });
  });
}
