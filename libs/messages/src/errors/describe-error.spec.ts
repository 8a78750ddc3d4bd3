import { errorCatalogue, type ErrorCode } from '@balcao/domain';
import { describe, expect, it } from '@jest/globals';
import { describeError, errorMessages } from './describe-error.js';

const codes = Object.keys(errorCatalogue) as ErrorCode[];
const placeholdersOf = (sentence: string) => [...sentence.matchAll(/%\{\w+\}/g)].flat().sort();

describe('the sentence of a refusal', () => {
  it('carries its parameters', () => {
    expect(describeError('en', 'series.notFound', { year: 2026 })).toBe(
      'No invoicing series found for 2026. Would you like to create one?',
    );
    expect(describeError('pt', 'series.notFound', { year: 2026 })).toBe(
      'Nenhuma série de facturação encontrada para 2026. Deseja criar uma?',
    );
  });

  it('writes amounts as its language does', () => {
    const sides = { sales: '1161.00', purchases: '-0.50' };
    expect(describeError('pt', 'payment.setOffUnequal', sides)).toBe(
      'Os dois lados do encontro de contas têm de ser iguais: vendas 1\u202f161,00, compras −0,50',
    );
    expect(describeError('en', 'payment.setOffUnequal', sides)).toMatch(/1\u202f161\.00.*−0\.50/);
  });

  it('writes days as its language does', () => {
    const counted = { line: 1, countedOn: '2026-11-22' };
    expect(describeError('pt', 'stock.beforeLastCount', counted)).toContain('em 22/11/2026.');
    expect(describeError('en', 'stock.beforeLastCount', counted)).toContain('on 2026-11-22.');
  });

  it('writes local times as its language does, to the minute', () => {
    const clocks = { localClock: '2026-03-02T11:00:00', localLast: '2028-03-02T10:00:30' };
    expect(describeError('pt', 'clock.behind', clocks)).toMatch(
      /02\/03\/2026 11:00,.* 02\/03\/2028 10:00\./,
    );
    expect(describeError('en', 'clock.behind', clocks)).toMatch(
      /2026-03-02 11:00,.* 2028-03-02 10:00\./,
    );
  });

  it('shows the name of a parameter that is missing', () => {
    expect(describeError('en', 'field.tooLong')).toBe('At most %{max} characters');
  });

  it('names the same parameters in both languages, or what they are in Portuguese', () => {
    const inEnglish = (name: string) => name.replace(/Pt\}$/, '}');
    for (const code of codes) {
      expect([code, placeholdersOf(errorMessages.pt[code]).map(inEnglish)]).toEqual([
        code,
        placeholdersOf(errorMessages.en[code]),
      ]);
    }
  });

  it('is that of the specification where it has one', () => {
    const sentences = codes.map((code) => errorMessages.en[code]);
    expect(sentences).toEqual(
      expect.arrayContaining([
        'Phone number must contain 9 digits only',
        'Invalid e-mail address',
        'Invalid quantity',
        'Barcode is required. Or remove the empty line',
        'Number of decimal places not specified',
        'Please select a client',
        'Please select a currency',
        'Please select a country',
        'Please select a category',
        'Please select the related document',
        'Only sale documents are allowed',
        'Document type not loaded',
        'Failed to process request',
        'Failed to load document',
        'No invoicing series found for %{year}. Would you like to create one?',
      ]),
    );
  });
});
