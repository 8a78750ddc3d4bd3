import { describe, expect, it } from '@jest/globals';
import { asReached } from './own-address.js';

describe('a link that is handed on', () => {
  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'has the address of the page, where the server names its own machine: %s',
    (own) => {
      const link = `${own}/api/paper?t=abc.d-e_f`;
      expect(asReached(link, 'https://loja.co.mz')).toBe(
        'https://loja.co.mz/api/paper?t=abc.d-e_f',
      );
    },
  );

  it.each(['https://balcao.co.mz/api/paper?t=a', 'http://192.168.1.7:3000/api/paper?t=a'])(
    'stays as it is, where the server knows its address: %s',
    (link) => {
      expect(asReached(link, 'http://192.168.1.9')).toBe(link);
    },
  );
});
