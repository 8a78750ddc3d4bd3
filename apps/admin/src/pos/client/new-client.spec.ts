import { describe, expect, it } from '@jest/globals';
import { clientAction, clientProblem, rowOfClient } from './new-client.js';

const maria = { name: 'Maria Sitoe', nuit: '', phone: '84 123 4567' };

describe('a client registered at the counter', () => {
  it('needs a name, and neither NUIT nor phone', () => {
    expect(clientProblem({ name: ' ', nuit: '', phone: '' })).toEqual({
      ...{ field: 'name', code: 'nameMissing' },
    });
    expect(clientProblem({ name: 'Maria Sitoe', nuit: '', phone: '' })).toBeUndefined();
  });

  it('has a NUIT and a phone that the books take, or none', () => {
    expect(clientProblem({ ...maria, nuit: '123' })?.code).toBe('nuitInvalid');
    expect(clientProblem({ ...maria, nuit: '999999999' })?.code).toBe('nuitInvalid');
    expect(clientProblem({ ...maria, phone: '84 123' })?.code).toBe('phoneInvalid');
    expect(clientProblem(maria)).toBeUndefined();
  });

  it('has a code of its register, and is found at the till at once', () => {
    const { said } = clientAction(maria, 'C1');
    expect(said.fields.code).toMatch(/^C1-[0-9A-Z]{6}$/);
    expect(rowOfClient(said, 'COMPANY')).toMatchObject({
      name: 'Maria Sitoe',
      phone1: '841234567',
    });
  });
});
