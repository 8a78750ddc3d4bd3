import { describe, expect, it } from '@jest/globals';
import type { ErrorCode } from '@balcao/domain';
import { describeError, errorMessages } from '@balcao/messages';
import { productSources, repositoryFiles, textOf } from './repository.js';

/** A sentence of the specification, §5 and §8: its code, and the folder of the rule behind it. */
type Sentence = readonly [sentence: string, code: ErrorCode, rule: string];

const sentences: readonly Sentence[] = [
  ['Phone number must contain 9 digits only', 'phone.invalid', 'parties'],
  ['Invalid e-mail address', 'email.invalid', 'parties'],
  ['Advance value has to be greater than zero', 'payment.advanceIsZero', 'payments'],
  ['The minimum value is 100MZN', 'billing.belowMinimumRecharge', 'billing'],
  ['Invalid quantity', 'pricing.invalidQuantity', 'documents'],
  ['Barcode is required. Or remove the empty line', 'catalog.barcodeRequired', 'catalog'],
  ['Please fill the batch name at line %{line}', 'stock.batchNameRequired', 'stock'],
  ['Please select at least one payment method', 'payment.noMethod', 'payments'],
  ['Please select at least one document type', 'documentType.noneSelected', 'print-models'],
  ['Please select at least one print option', 'printModel.noPrintOption', 'print-models'],
  ['Please, select the payment method at line %{line}', 'payment.methodNotSelected', 'payments'],
  ['Please, select the treasury account at line %{line}', 'payment.accountNotSelected', 'payments'],
  ['Please select the warehouse at line %{line}', 'warehouse.notSelectedAtLine', 'stock'],
  ['Please select a default client', 'company.defaultClientNotSelected', 'companies'],
  ['Please select a default warehouse', 'warehouse.defaultNotSelected', 'companies'],
  ['Number of decimal places not specified', 'company.decimalPlacesNotSpecified', 'companies'],
  ['Please select a client', 'client.notSelected', 'documents'],
  ['Please select a supplier', 'supplier.notSelected', 'documents'],
  ['Please select a currency', 'company.currencyUnknown', 'companies'],
  ['Please select a country', 'country.notSelected', 'parties'],
  ['Please select a category', 'category.notSelected', 'parties'],
  ['Please select a plan', 'billing.planNotSelected', 'billing'],
  ['Please select a cash register', 'pos.cashRegisterNotSelected', 'pos'],
  ['Please select a treasury account', 'treasury.accountNotSelected', 'treasury'],
  ['Please select a print model', 'printModel.notSelected', 'print-models'],
  ['Please select the related document', 'document.originRequired', 'documents'],
  ['Document already selected', 'document.alreadySelected', 'documents'],
  ['Payment method already selected', 'payment.methodAlreadySelected', 'payments'],
  ['Only sale documents are allowed', 'document.onlySaleDocuments', 'documents'],
  ['Advance payment is not supported', 'payment.advanceNotSupported', 'payments'],
  ['Document type not loaded', 'document.typeNotLoaded', 'documents'],
  ['Failed to process request', 'request.failed', 'refusal.ts'],
  ['Failed to load document', 'document.notFound', 'documents'],
  ['No open shift found', 'shift.noneOpen', 'pos'],
  [
    'No treasury account has been selected on this device! Would you like to select one?',
    'pos.noTreasuryAccountOnDevice',
    'pos',
  ],
  [
    'No invoicing series found for %{year}. Would you like to create one?',
    'series.notFound',
    'series',
  ],
];

/**
 * Sentences that no screen lets anybody come to: only another program's request is told them. What
 * is offered instead is in `test/browser/frame/offered-choices.spec.ts`.
 */
const unreachable: Partial<Readonly<Record<ErrorCode, string>>> = {
  'warehouse.notSelectedAtLine': 'a line without a warehouse takes the document’s or the default',
  'company.decimalPlacesNotSpecified': 'two to six places are offered, and no empty choice',
  'billing.planNotSelected': 'each plan is chosen by a button of its own',
  'document.alreadySelected': 'a document stands once in a list, and once among what is open',
};

const specifications = repositoryFiles()
  .filter((path) => /\.(spec|contract)\.ts$/.test(path) && !path.includes('specified-sentences'))
  .map(textOf)
  .join('\n');

const sourcesOf = (rule: string) =>
  productSources('libs/domain/src')
    .filter((path) => path.startsWith(`libs/domain/src/${rule}`) && !/errors\.ts$/.test(path))
    .map(textOf)
    .join('\n');

describe('a sentence of the specification', () => {
  it.each(sentences)('%j is said by its rule and tested', (sentence, code, rule) => {
    expect(errorMessages.en[code]).toBe(sentence);
    const isThrown = sourcesOf(rule).includes(`'${code}'`);
    const isTested = specifications.includes(`'${code}'`);
    expect({ isThrown, isTested }).toEqual({ isThrown: true, isTested: true });
    const portuguese = describeError('pt', code);
    expect([portuguese.length > 0, portuguese === sentence]).toEqual([true, false]);
  });

  it('that no screen leads to is one of them, and is on no screen in a test', () => {
    const codes = new Set<string>(sentences.map(([, code]) => code));
    const onScreens = repositoryFiles()
      .filter((path) => path.startsWith('test/browser/'))
      .map(textOf)
      .join('\n');
    const wrong = Object.keys(unreachable).filter(
      (code) => !codes.has(code) || onScreens.includes(`'${code}'`),
    );
    expect(wrong).toEqual([]);
  });
});
