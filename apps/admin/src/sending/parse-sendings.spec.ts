import { describe, expect, it } from '@jest/globals';
import { toggledAddress, typedAddresses } from './parse-sendings.js';

describe('addresses of a mail', () => {
  it('are typed one behind the other, each once', () => {
    expect(typedAddresses(' ana@sol.co.mz; rui@sol.co.mz,\nana@sol.co.mz ')).toEqual([
      'ana@sol.co.mz',
      'rui@sol.co.mz',
    ]);
    expect(typedAddresses(' , ')).toEqual([]);
  });

  it('that are offered are put in and taken out', () => {
    expect(toggledAddress('', 'ana@sol.co.mz')).toBe('ana@sol.co.mz');
    expect(toggledAddress('ana@sol.co.mz rui@sol.co.mz', 'ana@sol.co.mz')).toBe('rui@sol.co.mz');
  });
});
