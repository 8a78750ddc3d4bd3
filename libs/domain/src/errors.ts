import { accountingErrors } from './errors/accounting.errors.js';
import { amountsErrors } from './errors/amounts.errors.js';
import { approvalsErrors } from './errors/approvals.errors.js';
import { billingErrors } from './errors/billing.errors.js';
import { catalogErrors } from './errors/catalog.errors.js';
import { clockErrors } from './errors/clock.errors.js';
import { companiesErrors } from './errors/companies.errors.js';
import { documentErrors } from './errors/document.errors.js';
import { draftErrors } from './errors/draft.errors.js';
import { pricingErrors } from './errors/pricing.errors.js';
import { documentTypesErrors } from './errors/document-types.errors.js';
import { exchangeErrors } from './errors/exchange.errors.js';
import { expensesErrors } from './errors/expenses.errors.js';
import { fiscalErrors } from './errors/fiscal.errors.js';
import { identifiersErrors } from './errors/identifiers.errors.js';
import { identityErrors } from './errors/identity.errors.js';
import { membersErrors } from './errors/members.errors.js';
import { importsErrors } from './errors/imports.errors.js';
import { integrationsErrors } from './errors/integrations.errors.js';
import { invalid, type ParamsOf } from './kernel/index.js';
import { partiesErrors } from './errors/parties.errors.js';
import { paymentsErrors } from './errors/payments.errors.js';
import { posErrors } from './errors/pos.errors.js';
import { printModelsErrors } from './errors/print-models.errors.js';
import { registerErrors } from './errors/register.errors.js';
import { seriesErrors } from './errors/series.errors.js';
import { stockErrors } from './errors/stock.errors.js';
import { treasuryErrors } from './errors/treasury.errors.js';
import { vatErrors } from './errors/vat.errors.js';

/** Every refusal of the product's rules. A new context is one line. */
export const errorCatalogue = {
  /** A bug: logged whole, and told to the user in this one sentence. */
  'request.failed': invalid(),
  ...accountingErrors,
  ...approvalsErrors,
  ...amountsErrors,
  ...billingErrors,
  ...catalogErrors,
  ...clockErrors,
  ...companiesErrors,
  ...documentErrors,
  ...documentTypesErrors,
  ...draftErrors,
  ...exchangeErrors,
  ...expensesErrors,
  ...fiscalErrors,
  ...identifiersErrors,
  ...identityErrors,
  ...importsErrors,
  ...integrationsErrors,
  ...membersErrors,
  ...partiesErrors,
  ...pricingErrors,
  ...paymentsErrors,
  ...posErrors,
  ...printModelsErrors,
  ...registerErrors,
  ...seriesErrors,
  ...stockErrors,
  ...treasuryErrors,
  ...vatErrors,
};

/**
 * Each code with its kind and the type of its parameters: both catalogues of messages follow it.
 */
export type ErrorCatalogue = typeof errorCatalogue;
/** `context.sentenceInCamelCase`; programs rely on it, sentences may change. */
export type ErrorCode = keyof ErrorCatalogue;
/** The parameters of one code's message. */
export type ErrorParams<C extends ErrorCode> = ParamsOf<ErrorCatalogue[C]>;
