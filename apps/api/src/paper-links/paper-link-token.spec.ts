import { describe, expect, it } from '@jest/globals';
import { Sealing } from '@balcao/tasks';
import { openLink, sealLink } from './paper-link-token.js';

const secrets = new Sealing(() => Buffer.alloc(32, 7));
const link = {
  companyId: '01JABCDEFGHJKMNPQRSTVWXYZ0',
  id: 'VD_2026C1.17',
  revision: 4_811,
  expiresAt: '2026-12-29T09:00:00.000Z',
};

describe('the token of a link to a paper', () => {
  it('is read by the server that made it', () => {
    expect(openLink(secrets, sealLink(secrets, link))).toEqual(link);
  });

  it('tells nothing, is short enough for a message, and is another one each time', () => {
    const token = sealLink(secrets, link);
    expect(token).toMatch(/^[\w.-]{60,200}$/);
    expect(token).not.toContain('VD');
    expect(sealLink(secrets, link)).not.toBe(token);
  });

  it('is nothing once a character is changed, of another key, or for another purpose', () => {
    const token = sealLink(secrets, link);
    const changed = token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect(openLink(secrets, token.slice(0, -6))).toBeUndefined();
    expect(openLink(secrets, `${changed}AAAA`)).toBeUndefined();
    expect(openLink(new Sealing(() => Buffer.alloc(32, 8)), token)).toBeUndefined();
    expect(openLink(secrets, secrets.seal('a b 1 1', 'two-factor'))).toBeUndefined();
    for (const other of ['', 'v1', 'x'.repeat(5_000)]) {
      expect(openLink(secrets, other)).toBeUndefined();
    }
  });
});
