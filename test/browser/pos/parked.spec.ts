import { rows } from '../support/owner.js';
import { expect, expectAccessible } from '../support/product.js';
import { payCash, scan } from '../support/till.js';
import { openBoth, park, parkedAt, ticketOf, twoTills } from '../support/two-tills.js';

const year = new Date().getFullYear();

twoTills(
  'a sale waits at one till, and another goes on with it',
  async ({ desk, second, books }) => {
    await openBoth(desk, second, books);

    await twoTills.step('takes it over once it is asked whether to', async () => {
      await scan(desk, '2*cafe');
      await park(desk, 'Mesa 4');
      await expect(parkedAt(second, 'Mesa 4')).toContainText('Caixa 01');
      await parkedAt(second, 'Mesa 4').click();
      const question = second.getByRole('alertdialog', { name: 'From another till' });
      await expect(question).toContainText('“Mesa 4” was parked at Caixa 01');
      await expectAccessible(second);
      await question.getByRole('button', { name: 'Yes' }).click();
      await expect(ticketOf(second)).toContainText('Café em grão');
      await expect(ticketOf(second)).toContainText('231.98');
      await expect(second.getByRole('combobox', { name: /^Scan a barcode/ })).toBeFocused();
      await expect(parkedAt(desk, 'Mesa 4')).toBeHidden();
      await payCash(second, '300');
      await expect
        .poll(() => rows(books, `/api/documents?q=${year}C2`))
        .toEqual([expect.objectContaining({ totalMinor: 23_198, cashRegisterId: 'TILL2' })]);
    });

    await twoTills.step('comes too late where the first till has gone on with it', async () => {
      await scan(desk, 'pao');
      await park(desk, 'Mesa 5');
      await parkedAt(second, 'Mesa 5').click();
      await parkedAt(desk, 'Mesa 5').click();
      await expect(ticketOf(desk)).toContainText('Pão de forma');
      await second.getByRole('button', { name: 'Yes' }).click();
      await expect(second.locator('.snack')).toContainText(
        'This sale was continued at another till',
      );
      await expect(parkedAt(second, 'Mesa 5')).toBeHidden();
      await expect(second.getByRole('combobox', { name: /^Scan a barcode/ })).toBeFocused();
      await expect(ticketOf(second)).toContainText('Scan an article to start.');
    });
  },
);
