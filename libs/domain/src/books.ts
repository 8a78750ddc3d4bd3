import { accountingSlice } from './accounting/accounting.slice.js';
import { amountsSlice } from './amounts/amounts.slice.js';
import { approvalsSlice } from './approvals/approvals.slice.js';
import { catalogSlice } from './catalog/catalog.slice.js';
import { clockSlice } from './clock/clock.slice.js';
import { companiesSlice } from './companies/companies.slice.js';
import { documentTypesSlice } from './document-types/document-types.slice.js';
import { documentsSlice } from './documents/documents.slice.js';
import { linksSlice } from './documents/links.slice.js';
import { exchangeSlice } from './exchange/exchange.slice.js';
import { expensesSlice } from './expenses/expenses.slice.js';
import { fiscalSlice } from './fiscal/fiscal.slice.js';
import { identitySlice } from './identity/identity.slice.js';
import { importsSlice } from './imports/imports.slice.js';
import { integrationsSlice } from './integrations/integrations.slice.js';
import { UndoLog } from './kernel/index.js';
import { partiesSlice } from './parties/parties.slice.js';
import { paymentsSlice } from './payments/payments.slice.js';
import { posSlice } from './pos/pos.slice.js';
import { printModelsSlice } from './print-models/print-models.slice.js';
import { sealsSlice } from './seals/seals.slice.js';
import { seriesSlice } from './series/series.slice.js';
import { stockSlice } from './stock/stock.slice.js';
import { threadsSlice } from './threads/threads.js';
import { treasurySlice } from './treasury/treasury.slice.js';
import { vatSlice } from './vat/vat.slice.js';

/** The contexts of the books. A new context is one line. */
export const slices = {
  accounting: accountingSlice,
  amounts: amountsSlice,
  approvals: approvalsSlice,
  catalog: catalogSlice,
  clock: clockSlice,
  companies: companiesSlice,
  documents: documentsSlice,
  documentTypes: documentTypesSlice,
  exchange: exchangeSlice,
  expenses: expensesSlice,
  fiscal: fiscalSlice,
  identity: identitySlice,
  links: linksSlice,
  imports: importsSlice,
  integrations: integrationsSlice,
  parties: partiesSlice,
  payments: paymentsSlice,
  pos: posSlice,
  printModels: printModelsSlice,
  seals: sealsSlice,
  series: seriesSlice,
  stock: stockSlice,
  threads: threadsSlice,
  treasury: treasurySlice,
  vat: vatSlice,
};

type Slices = typeof slices;

/** The state of one company, folded from its journal; changed by `evolveBooks` alone. */
export type Books = {
  readonly [K in keyof Slices]: ReturnType<Slices[K]['create']>;
} & { readonly undo: UndoLog };

/** The books of a company before its first event. */
export function createBooks(): Books {
  const undo = new UndoLog();
  const created = Object.entries(slices).map(([name, slice]) => [name, slice.create(undo)]);
  return { undo, ...Object.fromEntries(created) } as Books;
}
