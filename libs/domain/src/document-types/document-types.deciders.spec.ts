import { describe, expect, it } from '@jest/globals';
import type { JournalEvent } from '../events.js';
import { aCompany, booksOf, specify } from '../testing/index.js';
import { documentTypesDeciders } from './document-types.deciders.js';

describe('registering a document type', () => {
  const given = specify(documentTypesDeciders.RegisterDocumentType);
  const fields = {
    name: 'Table check',
    namePt: 'Consulta de mesa',
    prefix: 'CM',
    group: 'sales',
    movesStock: 'none',
    accountEffect: 'none',
    requiresPayment: false,
    requiresOrigin: false,
    allowedTypes: ['FT', 'CM'],
  } as const;
  const register = (differing: object = {}, id = 'CM') =>
    ({ type: 'RegisterDocumentType', id, fields: { ...fields, ...differing } }) as const;

  it('keeps it under its code', () => {
    given(...aCompany())
      .when(register())
      .then({ type: 'DocumentTypeRegistered', data: { id: 'CM', isOrder: false, ...fields } });
  });

  it('makes an order of what has no effect of its own', () => {
    const [registered] = given(...aCompany()).when(register({ isOrder: true })).events;
    expect(registered?.data).toMatchObject({ isOrder: true });
    for (const effect of [
      { movesStock: 'out' },
      { accountEffect: 'debit' },
      { group: 'internal' },
      { requiresPayment: true },
      { requiresOrigin: true },
    ]) {
      given(...aCompany())
        .when(register({ isOrder: true, ...effect }))
        .thenRefused('documentType.orderHasNoEffect', {}, 'isOrder');
    }
  });

  it('needs a code of capital letters and digits, since documents are named by it', () => {
    for (const id of ['cm', 'C_M', 'ABCDEFGHIJK']) {
      given(...aCompany())
        .when(register({}, id))
        .thenRefused('documentType.codeIsLettersAndDigits', { id }, 'id');
    }
    expect(given(...aCompany()).when(register({}, 'ABCDEFGHI9')).refusal.code).toBe(
      'documentType.allowedTypeNotFound',
    );
  });

  it('leads to types that exist, and prints a prefix of its own', () => {
    given(...aCompany())
      .when(register({ allowedTypes: ['FT', 'XX'] }))
      .thenRefused('documentType.allowedTypeNotFound', { type: 'XX' }, 'allowedTypes.1');
    given(...aCompany())
      .when(register({ prefix: 'FT' }))
      .thenRefused('field.taken', { field: 'prefix', value: 'FT' });
  });
});

describe('document types from before orders had a type', () => {
  const past = (id: string, more: object = {}): JournalEvent => {
    const effect = { group: 'sales', movesStock: 'none', accountEffect: 'none' } as const;
    const rules = { requiresPayment: false, requiresOrigin: false, allowedTypes: [] };
    const names = { name: id, namePt: id, prefix: id };
    return { type: 'DocumentTypeRegistered', data: { id, ...names, ...effect, ...rules, ...more } };
  };
  const typeOf = (event: JournalEvent, id: string) => booksOf(event).documentTypes.types.get(id);

  it('are orders by their code', () => {
    expect(typeOf(past('NE'), 'NE')).toMatchObject({ isOrder: true });
    expect(typeOf(past('EF', { group: 'purchases' }), 'EF')).toMatchObject({ isOrder: true });
    expect(typeOf(past('CT'), 'CT')).toMatchObject({ isOrder: false });
    expect(typeOf(past('NE', { movesStock: 'out' }), 'NE')).toMatchObject({ isOrder: false });
  });

  it('can be set to none', () => {
    specify(documentTypesDeciders.ChangeDocumentType)(...aCompany(), past('NE'))
      .when({ type: 'ChangeDocumentType', id: 'NE', fields: { isOrder: false } })
      .then({
        type: 'DocumentTypeChanged',
        data: { id: 'NE', before: { isOrder: true }, after: { isOrder: false } },
      });
  });
});
