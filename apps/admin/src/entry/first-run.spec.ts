import { describe, expect, it } from '@jest/globals';
import { emptyFirstRun, setUpBody } from './first-run.js';

const filled = {
  ...emptyFirstRun,
  firstName: ' Ana ',
  email: 'ana@indico.co.mz',
  password: ' spaces count ',
  'company.name': 'Mercearia Índico, Lda',
  'company.nuit': '400 112 987',
};

describe('what setting up sends', () => {
  it('has names trimmed, digits joined and the password untouched', () => {
    const body = setUpBody(filled, false);
    expect(body.firstName).toBe('Ana');
    expect(body.password).toBe(' spaces count ');
    expect(body.company.nuit).toBe('400112987');
  });

  it('leaves empty optional fields out', () => {
    expect(Object.keys(setUpBody(filled, false).company)).toEqual([
      'name',
      'country',
      'nuit',
      'address',
      'city',
    ]);
  });

  it('passes the warning about the NUIT when it was accepted', () => {
    expect(setUpBody(filled, true).company.acceptNuitWarning).toBe(true);
  });
});
