import { describe, expect, it } from '@jest/globals';
import { clientAction, clientProblem, rowOfClient, type ClientFields } from './new-client.js';

const maria = { name: 'Maria Sitoe', nuit: '', phone: '84 123 4567' };
const problem = (client: ClientFields) => clientProblem(client, 'MZ');

describe('a client registered at the counter', () => {
  it('needs a name, and neither NUIT nor phone', () => {
    expect(problem({ name: ' ', nuit: '', phone: '' })).toEqual({
      ...{ field: 'name', code: 'nameMissing' },
    });
    expect(problem({ name: 'Maria Sitoe', nuit: '', phone: '' })).toBeUndefined();
  });

  it('has a NUIT and a phone that the books take, or none', () => {
    expect(problem({ ...maria, nuit: '123' })?.code).toBe('nuitInvalid');
    expect(problem({ ...maria, nuit: '999999999' })?.code).toBe('nuitInvalid');
    expect(problem({ ...maria, phone: '84 123' })?.code).toBe('phoneInvalid');
    expect(problem(maria)).toBeUndefined();
  });

  it('has the tax number of the country that the company is in', () => {
    const codeIn = (country: string, nuit: string) => clientProblem({ ...maria, nuit }, country);
    expect(codeIn('PT', '501 442 600')).toBeUndefined();
    expect(codeIn('MZ', '501 442 600')?.code).toBe('nuitInvalid');
    expect(codeIn('AO', '5417 000 123')).toBeUndefined();
    expect(codeIn('PT', '5417 000 123')?.code).toBe('nuitInvalid');
  });

  it('has a code of its register, and is found at the till at once', () => {
    const { said } = clientAction(maria, 'C1', 'PT');
    expect(said.fields).toMatchObject({ country: 'PT' });
    expect(said.fields.code).toMatch(/^C1-[0-9A-Z]{6}$/);
    expect(rowOfClient(said, 'COMPANY')).toMatchObject({
      name: 'Maria Sitoe',
      phone1: '841234567',
    });
  });
});
