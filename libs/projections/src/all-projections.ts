import { BugError } from '@balcao/domain';
import type { AnyCollection } from '@balcao/read-store';
import {
  depreciationsProjection,
  fixedAssetsProjection,
  journalEntriesProjection,
  ledgerEntriesProjection,
} from './accounting/index.js';
import { approvalRequestsProjection } from './approvals/index.js';
import { journalEventsProjection, sealsProjection } from './audit/index.js';
import { hostedCompaniesProjection } from './billing/index.js';
import { articleCategoriesProjection, articlesProjection } from './catalog/index.js';
import { companiesProjection } from './companies/index.js';
import { documentTypesProjection } from './document-types/index.js';
import {
  documentLinesProjection,
  documentsProjection,
  draftsProjection,
} from './documents/index.js';
import { currenciesProjection, exchangeRatesProjection } from './exchange/index.js';
import { expensesProjection, recurringExpensesProjection } from './expenses/index.js';
import {
  invitationsProjection,
  membersProjection,
  membershipsProjection,
} from './identity/index.js';
import { importsProjection } from './imports/index.js';
import { notificationsProjection } from './notifications/index.js';
import {
  accountEntriesProjection,
  partiesProjection,
  partyCategoriesProjection,
} from './parties/index.js';
import {
  paymentMethodsProjection,
  paymentsProjection,
  settlementsProjection,
  withholdingsProjection,
} from './payments/index.js';
import type { AnyProjection } from './projection.js';
import {
  cashRegistersProjection,
  shiftFilmProjection,
  shiftsProjection,
  tillCorrectionsProjection,
  tillsProjection,
} from './pos/index.js';
import { printModelsProjection } from './print-models/index.js';
import { textProjections } from './registers/text-registers.js';
import { seriesProjection } from './series/index.js';
import { stockSumsProjection } from './reports/index.js';
import { salesProjection, tradeSumsProjection } from './statistics/index.js';
import {
  bankStatementLinesProjection,
  bankStatementsProjection,
  movementsProjection,
  treasuryAccountsProjection,
  treasuryEntriesProjection,
} from './treasury/index.js';
import {
  batchesProjection,
  stockArticlesProjection,
  stockCountEntriesProjection,
  stockCountsProjection,
  stockLevelsProjection,
  stockMovesProjection,
  stockOrdersProjection,
  stockTransfersProjection,
} from './stock/index.js';
import { vatProjection } from './vat/index.js';

/** Every fold of the product. A new one is one line. */
export const allProjections: readonly AnyProjection[] = [
  accountEntriesProjection,
  approvalRequestsProjection,
  articleCategoriesProjection,
  cashRegistersProjection,
  articlesProjection,
  bankStatementLinesProjection,
  bankStatementsProjection,
  companiesProjection,
  currenciesProjection,
  documentLinesProjection,
  documentTypesProjection,
  documentsProjection,
  draftsProjection,
  exchangeRatesProjection,
  expensesProjection,
  depreciationsProjection,
  fixedAssetsProjection,
  hostedCompaniesProjection,
  importsProjection,
  invitationsProjection,
  journalEntriesProjection,
  journalEventsProjection,
  ledgerEntriesProjection,
  membersProjection,
  membershipsProjection,
  movementsProjection,
  notificationsProjection,
  partiesProjection,
  partyCategoriesProjection,
  paymentMethodsProjection,
  paymentsProjection,
  printModelsProjection,
  recurringExpensesProjection,
  salesProjection,
  sealsProjection,
  seriesProjection,
  settlementsProjection,
  shiftFilmProjection,
  shiftsProjection,
  tillCorrectionsProjection,
  tillsProjection,
  treasuryAccountsProjection,
  treasuryEntriesProjection,
  batchesProjection,
  stockArticlesProjection,
  stockCountEntriesProjection,
  stockCountsProjection,
  stockLevelsProjection,
  stockMovesProjection,
  stockOrdersProjection,
  stockSumsProjection,
  stockTransfersProjection,
  tradeSumsProjection,
  vatProjection,
  withholdingsProjection,
  ...textProjections,
];

/** A collection by its name, `stock_levels`; throws where no projection has it. */
export function collectionNamed(name: string): AnyCollection {
  const found = allProjections.find(({ collection }) => collection.name === name);
  if (found === undefined) throw new BugError(`there are no rows of ${name}`);
  return found.collection;
}
