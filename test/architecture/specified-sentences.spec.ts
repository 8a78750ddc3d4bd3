import { describe, expect, it } from '@jest/globals';
import type { ErrorCode } from '@balcao/domain';
import { errorMessages } from '@balcao/messages';
import { en } from '@balcao/messages/screens/en';
import { pt } from '@balcao/messages/screens/pt';
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

/** What each says in Portuguese, word for word as well. */
const inPortuguese: Partial<Readonly<Record<ErrorCode, string>>> = {
  'phone.invalid': 'O número de telefone deve conter apenas 9 algarismos',
  'email.invalid': 'Endereço de e-mail inválido',
  'payment.advanceIsZero': 'O valor do adiantamento tem de ser superior a zero',
  'billing.belowMinimumRecharge': 'O valor mínimo é 100MZN',
  'pricing.invalidQuantity': 'Quantidade inválida',
  'catalog.barcodeRequired': 'O código de barras é obrigatório. Ou remova a linha vazia',
  'stock.batchNameRequired': 'Preencha o nome do lote na linha %{line}',
  'payment.noMethod': 'Seleccione pelo menos um método de pagamento',
  'documentType.noneSelected': 'Seleccione pelo menos um tipo de documento',
  'printModel.noPrintOption': 'Seleccione pelo menos uma opção de impressão',
  'payment.methodNotSelected': 'Por favor, seleccione o método de pagamento na linha %{line}',
  'payment.accountNotSelected': 'Por favor, seleccione a conta de tesouraria na linha %{line}',
  'warehouse.notSelectedAtLine': 'Seleccione o armazém na linha %{line}',
  'company.defaultClientNotSelected': 'Seleccione um cliente predefinido',
  'warehouse.defaultNotSelected': 'Seleccione um armazém predefinido',
  'company.decimalPlacesNotSpecified': 'Número de casas decimais não especificado',
  'client.notSelected': 'Seleccione um cliente',
  'supplier.notSelected': 'Seleccione um fornecedor',
  'company.currencyUnknown': 'Seleccione uma moeda',
  'country.notSelected': 'Seleccione um país',
  'category.notSelected': 'Seleccione uma categoria',
  'billing.planNotSelected': 'Seleccione um plano',
  'pos.cashRegisterNotSelected': 'Seleccione uma caixa registadora',
  'treasury.accountNotSelected': 'Seleccione uma conta de tesouraria',
  'printModel.notSelected': 'Seleccione um modelo de impressão',
  'document.originRequired': 'Seleccione o documento relacionado',
  'document.alreadySelected': 'O documento já está seleccionado',
  'payment.methodAlreadySelected': 'O método de pagamento já está seleccionado',
  'document.onlySaleDocuments': 'Só são permitidos documentos de venda',
  'payment.advanceNotSupported': 'O adiantamento não é suportado',
  'document.typeNotLoaded': 'Tipo de documento não carregado',
  'request.failed': 'Não foi possível processar o pedido',
  'document.notFound': 'Não foi possível carregar o documento',
  'shift.noneOpen': 'Nenhum turno aberto encontrado',
  'pos.noTreasuryAccountOnDevice':
    'Nenhuma conta de tesouraria foi seleccionada neste dispositivo! Deseja seleccionar uma?',
  'series.notFound': 'Nenhuma série de facturação encontrada para %{year}. Deseja criar uma?',
};

/** The other words of the specification, §1 to §9, and where the screens have them. */
const words: readonly (readonly [words: string, said: string])[] = [
  ['Your Business, Unified', en.app.pitch],
  [
    '404 - It seems that you are lost. The content you are looking for seems not to be available',
    en.app.notFound.message,
  ],
  ['Go to account', en.app.notFound.goToAccount],
  ['Yes', en.app.yes],
  ['No', en.app.no],
  ['Failed to process request', en.app.failed],
  ['The minimum value is 100MZN', en.billing.minimum],
  ['save 8%', en.billing.saves.replace('%{percent}', '8')],
  ['save 16%', en.billing.saves.replace('%{percent}', '16')],
  [
    'Credits are non-refundable and not transferable between accounts or companies',
    en.billing.transferHint.split('.')[0] ?? '',
  ],
  ['Allow exceeding stock limits', en.pages.company.exceedsStockLimits],
  ['Allow referencing a document', en.pages.company.allowsReferences],
  ['Allow consulting documents of the current shift only', en.users.currentShiftOnly],
  ['No open shift found', en.asked.shift.noneOpen],
  [
    'No treasury account has been selected on this device! Would you like to select one?',
    en.asked.shift.noAccount,
  ],
  // The state `expired` is called Overdue: a document that is not paid in time.
  ['Paid, Unpaid, Partially paid, Cancelled, Overdue, Duplicated', statesOfDocuments()],
];

function statesOfDocuments(): string {
  const { paid, unpaid, partiallyPaid, cancelled, expired, duplicated } = en.documents.states;
  return [paid, unpaid, partiallyPaid, cancelled, expired, duplicated].join(', ');
}

/**
 * Sentences that no screen leads to: only another program's request gets them. What is offered
 * instead is in `test/browser/frame/offered-choices.spec.ts`.
 */
const unreachable: Partial<Readonly<Record<ErrorCode, string>>> = {
  'company.decimalPlacesNotSpecified': 'two to six places are offered, and no empty choice',
  'document.alreadySelected': 'a document stands once in a list, and once among what is open',
};

const specifications = repositoryFiles()
  .filter((path) => /\.(spec|contract)\.ts$/.test(path) && !path.includes('specified-sentences'))
  .map(textOf)
  .join('\n');

/** What the browser tests read. */
const onScreens = repositoryFiles()
  .filter((path) => path.startsWith('test/browser/'))
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
    expect(errorMessages.pt[code]).toBe(inPortuguese[code]);
  });

  it('is read on a screen in a test, unless no screen leads to it', () => {
    const unread = sentences.filter(([sentence, code]) => {
      const [began = ''] = sentence.split(' %{');
      const isRead = onScreens.includes(`'${code}'`) || onScreens.includes(began);
      return isRead === code in unreachable;
    });
    expect(unread).toEqual([]);
  });

  it('is said with the same words where a screen says it by itself', () => {
    expect(words.map(([, said]) => said)).toEqual(words.map(([word]) => word));
    expect(pt.app.failed).toBe(errorMessages.pt['request.failed']);
    expect(pt.asked.shift.noneOpen).toBe(errorMessages.pt['shift.noneOpen']);
    expect(pt.asked.shift.noAccount).toBe(errorMessages.pt['pos.noTreasuryAccountOnDevice']);
  });
});
