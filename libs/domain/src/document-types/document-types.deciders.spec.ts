import { describe, expect, it } from '@jest/globals';
import { aCompany, specify } from '../testing/index.js';
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
      .then({ type: 'DocumentTypeRegistered', data: { id: 'CM', ...fields } });
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
