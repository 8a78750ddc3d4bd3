import { readdirSync, readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { field } from './screen.js';

const year = new Date().getFullYear();
const receipt = `/commercial/payment/clients/RC_${year}.1`;
const invoice = `/commercial/document/FT/FT_${year}.1`;

/** A form outside of lists: where it is, and how it comes to be ready to be sent. */
export interface SentFormOnScreen {
  readonly page: string;
  /** Opens the form and fills in what its button waits for. */
  readonly open?: (page: Page) => Promise<void>;
  /** Without it, the form of the dialog that is open. */
  readonly form?: (page: Page) => Locator;
}

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

const opens =
  (name: string, fill?: (form: Locator) => Promise<void>) =>
  async (page: Page): Promise<void> => {
    await press(page, name);
    await fill?.(page.getByRole('dialog'));
  };

const withAsset =
  (name: string) =>
  async (page: Page): Promise<void> => {
    const asset = page.getByRole('row').filter({ hasText: 'Van' });
    await asset.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
    await field(page.getByRole('dialog'), 'Reason').fill('Sold');
  };

const onPage = (page: Page): Locator => page.locator('main form').first();

/** Every form that sends a command, by its source below `apps/admin/src`. */
export const sentForms: Readonly<Record<string, readonly SentFormOnScreen[]>> = {
  'payments/PaymentForm.tsx': [
    { page: '/commercial/payment/clients/create?partyId=MILL', form: onPage },
    { page: '/commercial/payment/suppliers/create', form: onPage },
  ],
  'payments/SetOffForm.tsx': [
    { page: '/commercial/payment/clients/set-off?partyId=MILL', form: onPage },
  ],
  'payments/RowsDialog.tsx': [{ page: receipt, open: opens('Refund') }],
  'payments/ReasonDialog.tsx': [
    {
      page: receipt,
      open: opens('Cancel', (form) => field(form, 'Reason').fill('Cheque returned')),
    },
  ],
  'payments/AllocateDialog.tsx': [{ page: receipt, open: opens('Apply') }],
  'payments/PaymentNote.tsx': [{ page: receipt, open: opens('Edit note'), form: onPage }],
  'reports/WriteVatReturn.tsx': [
    { page: '/commercial/reports/vat_summary', open: opens('Complete the return') },
  ],
  'sending/SendDialog.tsx': [
    {
      page: invoice,
      open: opens('Send by e-mail', (form) =>
        field(form, 'Recipients').fill('moagem@example.co.mz'),
      ),
    },
  ],
  'users/InviteButton.tsx': [
    {
      page: '/users',
      open: opens('Invite a user', (form) => field(form, 'E-mail').fill('rita@example.co.mz')),
    },
  ],
  'users/PinButton.tsx': [
    {
      page: '/users',
      open: opens('My PIN', async (form) => {
        await form.getByLabel(/^PIN/).fill('4815');
        await form.getByLabel(/^Repeat PIN/).fill('4815');
      }),
    },
  ],
  'users/RightsPage.tsx': [
    {
      page: '/users',
      open: (page) => page.getByRole('row').filter({ hasText: 'Amina' }).click(),
      form: onPage,
    },
  ],
  'series/CloseYear.tsx': [
    {
      page: '/commercial/invoicing_series',
      open: opens('Close year', (form) => field(form, 'Year').fill(String(year))),
    },
  ],
  'exchange/RateDialog.tsx': [
    {
      page: '/exchange',
      open: async (page) => {
        const usd = page.getByRole('row').filter({ hasText: 'USD' });
        await usd.getByRole('button', { name: /^Actions for/ }).click();
        await page.getByRole('menuitem', { name: 'Set rate' }).click();
      },
    },
  ],
  'accounting/ReverseEntryDialog.tsx': [
    {
      page: '/commercial/journal_entries',
      open: async (page) => {
        const entry = page.getByRole('row').filter({ hasText: 'Capital' });
        await entry.getByRole('button', { name: /^Actions for/ }).click();
        await page.getByRole('menuitem', { name: 'Reverse' }).click();
        await field(page.getByRole('dialog'), 'Reason').fill('Wrong account');
      },
    },
  ],
  'accounting/AssetDialogs.tsx': [
    { page: '/commercial/fixed_assets', open: withAsset('Dispose of') },
    { page: '/commercial/fixed_assets', open: withAsset('Cancel') },
  ],
  'accounting/DepreciateButton.tsx': [
    { page: '/commercial/fixed_assets', open: opens('Depreciate') },
  ],
  'treasury/PeriodButtons.tsx': [
    { page: '/commercial/treasury_account/account_cash', open: opens('Close period') },
  ],
  'documents/page/CancelDialog.tsx': [
    {
      page: invoice,
      open: async (page) => {
        await press(page, 'More actions');
        await page.getByRole('menuitem', { name: /^Cancel/ }).click();
        await field(page.getByRole('dialog'), 'Reason').fill('Wrong client');
      },
    },
  ],
  'documents/page/SettleDialog.tsx': [{ page: invoice, open: opens('Apply credits') }],
  'clients/RecordConsent.tsx': [
    {
      page: '/commercial/clients/MILL',
      open: opens('Record consent', (form) =>
        field(form, 'E-mail address').fill('moagem@example.co.mz'),
      ),
    },
  ],
  'clients/EraseDialog.tsx': [
    {
      page: '/commercial/clients/GONE',
      open: opens('Erase personal data', async (form) => {
        await field(form, 'Reason for erasing').fill('Asked for it');
        await field(form, 'Type the code C009 to confirm').fill('C009');
      }),
    },
  ],
  'reports/ScheduleDialog.tsx': [
    {
      page: '/commercial/reports/sales',
      open: opens('Schedule e-mail', (form) => field(form, 'Name').fill('Vendas')),
    },
  ],
  'integrations/FormParts.tsx': [
    {
      page: '/developers',
      open: opens('New webhook', async (form) => {
        await field(form, 'Name').fill('Loja');
        await field(form, 'Address (https)').fill('https://loja.example.co.mz/balcao');
      }),
    },
    {
      page: '/developers',
      open: opens('New key', async (form) => {
        await field(form, 'Name').fill('Loja');
        await form.getByRole('checkbox').first().check();
      }),
    },
  ],
  'management/views/SaveViewDialog.tsx': [
    {
      page: '/commercial/clients',
      open: async (page) => {
        await press(page, 'Saved views');
        await page.getByRole('menuitem', { name: 'Save as view' }).click();
        await page.getByRole('dialog').getByRole('textbox').fill('Hotéis');
      },
    },
  ],
  'company/CompanyForm.tsx': [
    {
      page: '/company',
      open: (page) => field(page.locator('main'), 'Address').first().fill('Rua da Sé, 1'),
      form: onPage,
    },
  ],
  'shifts/ReportNumber.tsx': [
    {
      page: '/commercial/tills',
      open: (page) => page.getByLabel('Check a printed number').fill('7'),
      form: onPage,
    },
  ],
  'shifts/FoundPaperDialog.tsx': [
    {
      page: '/commercial/tills',
      open: opens('Enter paper receipt', async (form) => {
        await form.getByRole('textbox').first().fill(`VD ${year}/9`);
        await form.getByLabel('Amount with VAT').first().fill('100');
      }),
    },
  ],
  'entry/CardForm.tsx': [
    {
      page: '/company',
      open: (page) => press(page, 'Close company…'),
      form: (page) => page.locator('form.card__form'),
    },
    { page: '/account/change_password', form: onPage },
  ],
};

/** Forms that other tests send, with what they stand on: a shift, a line of a bank, a list. */
export const sentElsewhere: readonly string[] = [
  'accounting/ChooseAccount.tsx',
  // It asks for a file, and commands nothing.
  'accounting/PostingFileDialog.tsx',
  'approvals/RefuseDialog.tsx',
  'billing/Payment.tsx',
  'imports/MappingNameDialog.tsx',
  'management/NewRecordDialog.tsx',
  'management/RecordForm.tsx',
  'management/views/ViewsDialog.tsx',
  'shifts/ExplainDialog.tsx',
  'treasury/lines/MoveLine.tsx',
  'treasury/lines/RefundLine.tsx',
  'treasury/lines/SettleLine.tsx',
  'treasury/lines/SpendLine.tsx',
  'users/Join.tsx',
  'users/StaffButton.tsx',
];

/** The sources of the back office that send a form. */
export function formsInSource(): readonly string[] {
  const root = new URL('../../../apps/admin/src/', import.meta.url);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.startsWith('pos/'))
    .filter((path) => /<(SentForm|FormProblems)\b/.test(readFileSync(new URL(path, root), 'utf8')))
    .sort();
}
