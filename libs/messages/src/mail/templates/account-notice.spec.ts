import { describe, expect, it } from '@jest/globals';
import { languages } from '../../screens/index.js';
import { renderMail } from '../render-mail.js';
import { accountExistsMail } from './account-exists.js';
import { emailChangedMail, newDeviceMail, twoFactorOffMail } from './account-notice.js';

const link = 'https://balcao.example/en/forgot_password';
const notice = {
  firstName: 'Ana',
  when: '2 March 2026 at 10:00',
  device: 'Firefox, Linux',
  address: '203.0.113.7',
  link,
};

describe('a notice about an account', () => {
  it.each(languages)('says in %s when it happened, from where, and what to do', (language) => {
    for (const template of [newDeviceMail, twoFactorOffMail]) {
      const { text } = renderMail(template, language, notice);
      for (const part of Object.values(notice)) expect(text).toContain(part);
    }
  });

  it('names the new address to the former one', () => {
    const { text } = renderMail(emailChangedMail, 'pt', { ...notice, email: 'ana@nova.co.mz' });
    expect(text).toContain('entra agora com ana@nova.co.mz');
    expect(text).not.toContain('dias');
  });

  it.each(languages)('says in %s for how long a change can be undone', (language) => {
    const change = { ...notice, email: 'ana@nova.co.mz', undoDays: 7 };
    expect(renderMail(emailChangedMail, language, change).text).toMatch(/7 (days|dias)\./);
  });

  it('tells the owner of an address that somebody signed it up again', () => {
    const { subject } = renderMail(accountExistsMail, 'en', { firstName: 'Ana', link });
    expect(subject).toBe('You already have an account');
  });
});
