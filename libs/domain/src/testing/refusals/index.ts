import type { CommandContext } from '../../commands.js';
import { accountingRefusals } from './accounting.js';
import { approvingRefusals } from './approving.js';
import { catalogRefusals } from './catalog.js';
import { clockRefusals } from './clock.js';
import { companiesRefusals } from './companies.js';
import { documentTypesRefusals } from './document-types.js';
import { exchangeRefusals } from './exchange.js';
import { fiscalRefusals } from './fiscal.js';
import { importsRefusals } from './imports.js';
import { integrationsRefusals } from './integrations.js';
import { partiesRefusals } from './parties.js';
import { printModelsRefusals } from './print-models.js';
import { sealsRefusals } from './seals.js';
import { seriesRefusals } from './series.js';
import { vatRefusals } from './vat.js';
import { webhooksRefusals } from './webhooks.js';
import { posRefusals } from './pos.js';
import { treasuryRefusals } from './treasury.js';
import { expensesRefusals } from './expenses.js';
import { stockRefusals } from './stock.js';
import { identityRefusals } from './identity.js';
import { correctingRefusals } from './correcting.js';
import { documentsRefusals } from './documents.js';
import { paymentsRefusals } from './payments.js';
import { reconcilingRefusals } from './reconciling.js';
import type { RefusalTable } from './table.js';

/** The refusals of every command, by its context. */
export const refusalTables: { readonly [K in CommandContext]: RefusalTable<K> } = {
  accounting: accountingRefusals,
  approving: approvingRefusals,
  catalog: catalogRefusals,
  clock: clockRefusals,
  companies: companiesRefusals,
  documentTypes: documentTypesRefusals,
  exchange: exchangeRefusals,
  fiscal: fiscalRefusals,
  imports: importsRefusals,
  integrations: integrationsRefusals,
  parties: partiesRefusals,
  printModels: printModelsRefusals,
  seals: sealsRefusals,
  series: seriesRefusals,
  vat: vatRefusals,
  webhooks: webhooksRefusals,
  pos: posRefusals,
  treasury: treasuryRefusals,
  expenses: expensesRefusals,
  stock: stockRefusals,
  identity: identityRefusals,
  correcting: correctingRefusals,
  documents: documentsRefusals,
  payments: paymentsRefusals,
  reconciling: reconcilingRefusals,
};
