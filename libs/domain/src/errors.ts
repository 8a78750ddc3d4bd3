import { amountsErrors } from './amounts/amounts.errors.js';
import { billingErrors } from './billing/billing.errors.js';
import { catalogErrors } from './catalog/catalog.errors.js';
import { clockErrors } from './clock/clock.errors.js';
import { companiesErrors } from './companies/companies.errors.js';
import { documentErrors } from './documents/document.errors.js';
import { draftErrors } from './documents/draft.errors.js';
import { pricingErrors } from './documents/pricing.errors.js';
import { documentTypesErrors } from './document-types/document-types.errors.js';
import { exchangeErrors } from './exchange/exchange.errors.js';
import { expensesErrors } from './expenses/expenses.errors.js';
import { fiscalErrors } from './fiscal/fiscal.errors.js';
import { identifiersErrors } from './identifiers/identifiers.errors.js';
import { identityErrors } from './identity/identity.errors.js';
import { membersErrors } from './identity/members.errors.js';
import { importsErrors } from './imports/imports.errors.js';
import { integrationsErrors } from './integrations/integrations.errors.js';
import { invalid, type ParamsOf } from './kernel/index.js';
import { partiesErrors } from './parties/parties.errors.js';
import { paymentsErrors } from './payments/payments.errors.js';
import { posErrors } from './pos/pos.errors.js';
import { printModelsErrors } from './print-models/print-models.errors.js';
import { registerErrors } from './registers/register.errors.js';
import { seriesErrors } from './series/series.errors.js';
import { stockErrors } from './stock/stock.errors.js';
import { treasuryErrors } from './treasury/treasury.errors.js';
import { vatErrors } from './vat/vat.errors.js';

/** Every refusal of the product's rules. A new context is one line. */
export const errorCatalogue = {
  /** A bug: logged whole, and told to the user in this one sentence. */
  'request.failed': invalid(),
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
