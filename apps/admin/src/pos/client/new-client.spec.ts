import { describe, expect, it } from '@jest/globals';
import {
  clientAction,
  clientProblem,
  firstFields,
  rowOfClient,
  type ClientFields,
} from './new-client.js';

const maria = { name: 'Maria Sitoe', nuit: '', phone: '84 123 4567' };
const problem = (client: ClientFields) => clientProblem(client, 'MZ');

describe('a client registered at the counter', () => {
  it('needs a name, and neither NUIT nor phone', () => {
    expect(problem({ name: ' ', nuit: '', phone: '' })).toEqual({
      field: 'name',
      code: 'nameMissing',
    });
    expect(problem({ name: 'Maria Sitoe', nuit: '', phone: '' })).toBeUndefined();
  });

  it('has a NUIT and a phone that the books take, or none', () => {
    expect(problem({ ...maria, nuit: '123' })?.code).toBe('nuitInvalid');
    expect(problem({ ...maria, nuit: '999999999' })?.code).toBe('nuitInvalid');
    expect(problem({ ...maria, phone: '84 123' })?.code).toBe('phoneInvalid');
    expect(problem(maria)).toBeUndefined();
  });

  it('may have a NUIT whose last digit does not fit, once somebody says that it is right', () => {
    const doubtful = { ...maria, nuit: '400 999 111' };
    expect(problem(doubtful)).toEqual({ field: 'nuit', code: 'nuitUnlikely' });
    expect(clientAction(doubtful, 'C1', 'MZ').said).not.toHaveProperty('acceptNuitWarning');
    const accepted = { ...doubtful, acceptsNuit: true };
    expect(problem(accepted)).toBeUndefined();
    expect(clientAction(accepted, 'C1', 'MZ').said).toMatchObject({ acceptNuitWarning: true });
    expect(problem({ ...accepted, nuit: '999999999' })?.code).toBe('nuitInvalid');
  });

  it('has a phone of any country, kept without the code of Mozambique', () => {
    const kept = (phone: string) =>
      clientAction({ ...maria, phone }, 'C1', 'MZ').said.fields.phone1;
    expect(kept('+258 84 123 4567')).toBe('841234567');
    expect(kept('21 430 123')).toBe('21430123');
    expect(kept('+27 82 555 0101')).toBe('+27825550101');
    expect(problem({ ...maria, phone: '84 123 45' })?.code).toBe('phoneInvalid');
  });

  it('has a phone of the country that the company is in, with the code of that country', () => {
    const kept = (phone: string) =>
      clientAction({ ...maria, phone }, 'C1', 'AO').said.fields.phone1;
    expect(['923 456 789', '(+244) 923-456-789', '244 923456789'].map(kept)).toEqual(
      Array(3).fill('+244923456789'),
    );
    expect(kept('+258 84 123 4567')).toBe('841234567');
  });

  it('has the tax number of the country that the company is in', () => {
    const codeIn = (country: string, nuit: string) => clientProblem({ ...maria, nuit }, country);
    expect(codeIn('PT', '501 442 600')).toBeUndefined();
    expect(codeIn('MZ', '501 442 600')?.code).toBe('nuitUnlikely');
    expect(codeIn('AO', '5417 000 123')).toBeUndefined();
    expect(codeIn('PT', '5417 000 123')?.code).toBe('nuitInvalid');
  });

  it('has the letters of its tax number as they are kept, however they were typed', () => {
    const person = { ...maria, nuit: '000123456 la 042' };
    expect(clientProblem(person, 'AO')).toBeUndefined();
    expect(clientAction(person, 'C1', 'AO').said.fields).toMatchObject({ nuit: '000123456LA042' });
  });

  it('begins with what was searched for', () => {
    const none = { name: '', nuit: '', phone: '' };
    expect(firstFields('400 123 450', 'MZ')).toEqual({ ...none, nuit: '400123450' });
    expect(firstFields('84 123 4567', 'MZ')).toEqual({ ...none, phone: '841234567' });
    expect(firstFields('+258 84 123 4567', 'MZ')).toEqual({ ...none, phone: '841234567' });
    expect(firstFields('000123456la042', 'AO')).toEqual({ ...none, nuit: '000123456LA042' });
    expect(firstFields('5417 000 123', 'AO')).toEqual({ ...none, nuit: '5417000123' });
    expect(firstFields('5417 000 123', 'MZ')).toEqual({ ...none, name: '5417 000 123' });
    expect(firstFields('Loja 24 ', 'MZ')).toEqual({ ...none, name: 'Loja 24' });
  });

  it('has a code of its register, and is found at the till at once', () => {
    const { said } = clientAction(maria, 'C1', 'PT');
    expect(said.fields).toMatchObject({ country: 'PT' });
    expect(said.fields.code).toMatch(/^C1-[0-9A-Z]{6}$/);
    expect(rowOfClient(said, 'COMPANY')).toMatchObject({
      name: 'Maria Sitoe',
      phone1: '+351841234567',
    });
  });
});
