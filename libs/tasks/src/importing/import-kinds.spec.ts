import { describe, expect, it } from '@jest/globals';
import { importKinds } from '@balcao/domain';
import { asSaidIn, templateColumns } from '@balcao/messages';
import { guessFields, importKindSpecs } from './import-kinds.js';

describe('the template of a file to import', () => {
  it.each(importKinds.flatMap((kind) => [[kind, 'en'] as const, [kind, 'pt'] as const]))(
    'of %s in %s is understood column by column',
    (kind, language) => {
      const headings = templateColumns[language][kind].map((heading) => asSaidIn('MZ', heading));
      expect(guessFields(importKindSpecs[kind], headings).size).toBe(headings.length);
    },
  );

  it.each(importKinds)('of %s has what a new record needs', (kind) => {
    const { fields } = importKindSpecs[kind];
    const taken = new Set(guessFields(importKindSpecs[kind], templateColumns.pt[kind]).values());
    const needed = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
    expect(needed.filter((name) => !taken.has(name))).toEqual([]);
  });
});

describe('the headings of earlier templates', () => {
  it.each([
    ['cashRegisters', 'Greatest difference without a supervisor', 'differenceLimitMinor'],
    ['cashRegisters', 'Receipt printer on the network', 'printerAddress'],
    ['cashRegisters', 'Cashiers see what should be in the drawer', 'showsExpected'],
    ['cashRegisters', 'Maior diferença sem supervisor', 'differenceLimitMinor'],
    ['cashRegisters', 'Os operadores vêem o que devia estar na gaveta', 'showsExpected'],
  ] as const)('of %s: %s is understood', (kind, heading, field) => {
    expect([...guessFields(importKindSpecs[kind], [heading]).values()]).toEqual([field]);
  });
});

describe('the headings of other programs', () => {
  it.each([
    ['vatCodes', 'Cod;Descrição;IVA', ['code', 'name', 'rate']],
    ['paymentMethods', 'Método;Forma;Conta', ['name', 'kind', 'accountId']],
    ['treasuryAccounts', 'Conta;N.º da conta;BIC', ['name', 'accountNumber', 'swift']],
    ['cashRegisters', 'Número;Caixa;Loja', ['code', 'name', 'warehouseId']],
    ['series', 'Documento;Exercício;Série', ['typeId', 'year', 'code']],
    ['documentTypes', 'Sigla;Descrição;Módulo', ['id', 'name', 'group']],
    ['printModels', 'Modelo;Papel;Documentos', ['name', 'paperSize', 'typeIds']],
    ['entities', 'Código;Entidade;NIF', ['code', 'name', 'nuit']],
    ['articles', 'Ref.;Preço c/ IVA (MT);Custo MZN', ['code', 'salePriceWithVat', 'purchasePrice']],
    ['articles', 'PVP;Preço s/IVA', ['salePriceWithVat', 'salePrice']],
    ['articles', 'Preço de venda com IVA;Preço (em MT)', ['salePriceWithVat', 'salePrice']],
  ] as const)('are known of %s: %s', (kind, headings, fields) => {
    const guessed = guessFields(importKindSpecs[kind], headings.split(';'));

    expect([...guessed.values()]).toEqual(fields);
  });
});
