import type { ResourceName } from '@balcao/contracts';
import type { ScreenMessageKey } from '@balcao/messages';

/** Where what refused a recurring expense can be corrected. */
export interface Remedy {
  readonly path: string;
  /** Of the page. */
  readonly label: ScreenMessageKey;
  readonly resource: ResourceName;
}

const remedies = [
  [/^series\./, 'commercial/invoicing_series', 'layout.pages.series'],
  [/^treasury\./, 'commercial/treasury_account', 'layout.pages.treasuryAccounts'],
  [/^(payment\.|expense\.method)/, 'commercial/payment_method', 'layout.pages.paymentMethods'],
  [/^expense\.vat/, 'commercial/vat', 'layout.pages.vat'],
  [
    /^expense\.category/,
    'commercial/expense/category',
    'resources.commercial/expense/category.title',
  ],
  [/^expense\.supplier/, 'commercial/suppliers', 'layout.pages.suppliers'],
] as const satisfies readonly (readonly [RegExp, ResourceName, ScreenMessageKey])[];

/** The page for a refusal; the expense itself for one that no other page can correct. */
export function remedyOf(code: string, expenseId: string): Remedy {
  const found = remedies.find(([codes]) => codes.test(code));
  if (found === undefined) {
    return {
      path: `/commercial/expense/recurring/${encodeURIComponent(expenseId)}/edit`,
      label: 'management.edit',
      resource: 'commercial/expense/recurring',
    };
  }
  const [, resource, label] = found;
  return { path: `/${resource}`, label, resource };
}
