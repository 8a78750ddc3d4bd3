import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Page } from '@playwright/test';
import { verifierCode } from '@balcao/contracts';
import { openShop, twoCoffees } from '../support/invoice.js';
import { past } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';

/** Of several pages each, so that a pack of them is being made for a while. */
const documentsCount = 30;
const linesCount = 70;

const packs = (desk: Page) => desk.getByRole('region', { name: 'Dossiers' }).getByRole('listitem');

test('a pack is followed, stopped, made, and checked by its own page without a network', async ({
  browser,
  desk,
  books,
}, { outputDir }) => {
  await openShop(books);
  const [coffee] = twoCoffees.lines;
  const lines = Array.from({ length: linesCount }, () => coffee);
  await past(
    books,
    Array.from(
      { length: documentsCount },
      (_, index) => [`/api/documents/D${index}/issue`, { ...twoCoffees, lines }] as const,
    ),
  );
  await desk.goto('/pt/commercial/inspection');
  await expect(desk.getByText(verifierCode)).toBeVisible();
  await desk.getByRole('combobox', { name: 'Período' }).click();
  await desk.getByRole('option').first().click();
  const make = desk.getByRole('button', { name: 'Criar dossier' });

  await test.step('one that is stopped leaves no file', async () => {
    await make.click();
    await expect(packs(desk).first()).toContainText(/A gerar: \d+%/);
    await packs(desk).first().getByRole('button', { name: 'Cancelar' }).click();
    await expect(packs(desk).first()).toContainText('Cancelado');
    await expectAccessible(desk);
  });

  await make.click();
  const [download] = await Promise.all([
    desk.waitForEvent('download'),
    packs(desk).first().getByRole('link', { name: 'Descarregar' }).click(),
  ]);
  const pack = join(outputDir, 'pack.zip');
  await download.saveAs(pack);
  const files = unzipSync(await readFile(pack));
  const page = join(outputDir, 'verify.html');
  await writeFile(page, files['verify.html'] ?? '');
  const away = await browser.newContext({ locale: 'pt-MZ', offline: true });
  const inspector = await away.newPage();
  await inspector.goto(pathToFileURL(page).href);

  await test.step('it is intact as it was made', async () => {
    await inspector.locator('#zip').setInputFiles(pack);
    await expect(inspector.getByText('Tudo o que foi verificado corresponde.')).toBeVisible();
    await expect(inspector.getByText('✗')).toHaveCount(0);
    await expect(inspector.getByText('Nenhum selo exterior foi comparado')).toBeVisible();
    await expectAccessible(inspector);
  });

  await test.step('one digit that is changed turns it red and is named', async () => {
    const events = strFromU8(files['events.jsonl'] ?? new Uint8Array());
    const changed = events.replace(/("totalMinor":)\d/, '$19');
    const forged = join(outputDir, 'forged.zip');
    await writeFile(forged, zipSync({ ...files, 'events.jsonl': strToU8(changed) }));
    await inspector.locator('#zip').setInputFiles(forged);
    await expect(inspector.getByText('Não íntegro: algo não corresponde.')).toBeVisible();
    await expect(inspector.getByText('Um ficheiro foi alterado: events.jsonl')).toBeVisible();
    const event = inspector.getByText(/Um evento foi alterado.*DocumentIssued/);
    await expect(event).toBeVisible();
  });
  await away.close();
});
