import { describe, expect, it } from '@jest/globals';
import { mailMessage } from '@balcao/delivery';
import { invitationMail, renderMail } from '@balcao/messages';
import { letterheadOf } from './letterhead.js';

const logo = { contentType: 'image/png', bytes: Uint8Array.of(0x89, 0x50) };
const invited = {
  inviterName: 'Amina',
  companyName: 'Padaria Índico',
  role: 'Cashier',
  validDays: 7,
  link: 'https://balcao.example/en/join#token',
};

describe('the head of a mail', () => {
  it('shows the logo of the company, which goes along and is no file to keep', () => {
    const { company, attachments } = letterheadOf('Padaria Índico', logo);
    const rendered = renderMail(invitationMail, 'en', invited, company);
    expect(rendered.html).toContain('src="cid:logo"');
    const mail = { id: 'mail1', to: 'celeste@example.co.mz', ...rendered, attachments };
    expect(mailMessage(mail, 'balcao@localhost').attachments).toMatchObject([
      { filename: 'logo.png', cid: 'logo', contentDisposition: 'inline' },
    ]);
  });

  it('is only the name where there is no logo', () => {
    const { company, attachments } = letterheadOf('Padaria Índico', undefined);
    expect([company, attachments]).toEqual([{ name: 'Padaria Índico' }, []]);
    expect(renderMail(invitationMail, 'en', invited, company).html).not.toContain('cid:');
  });
});
