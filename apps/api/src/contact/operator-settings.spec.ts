import { describe, expect, it } from '@jest/globals';
import { StartError } from '@balcao/tasks/settings';
import { readOperatorSettings } from './operator-settings.js';

describe('who runs the installation', () => {
  it('is read from the environment, and nobody without it', () => {
    expect(
      readOperatorSettings({
        OPERATOR_NAME: ' Balcão, Lda. ',
        OPERATOR_ADDRESS: 'Av. 25 de Setembro 1, Maputo',
        CONTACT_EMAIL: 'ola@balcao.co.mz',
      }),
    ).toEqual({
      name: 'Balcão, Lda.',
      address: 'Av. 25 de Setembro 1, Maputo',
      contactEmail: 'ola@balcao.co.mz',
    });
    expect(readOperatorSettings({ OPERATOR_NUIT: ' ' })).toEqual({ name: '', address: '' });
  });

  it('is refused with an address that is none', () => {
    expect(() => readOperatorSettings({ CONTACT_EMAIL: 'nobody' })).toThrow(StartError);
  });
});
