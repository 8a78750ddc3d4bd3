import { describe, expect, it } from '@jest/globals';
import { languages } from '../screens/index.js';
import { renderMail } from './render-mail.js';
import { contactMail } from './templates/contact.js';
import { digestMail } from './templates/digest.js';
import { documentMail } from './templates/document.js';
import { renewalReminderMail } from './templates/renewal-reminder.js';
import { sealMail } from './templates/seal.js';
import { statementMail } from './templates/statement.js';

const link = 'https://balcao.example/deposit';
const reminder = {
  firstName: 'Ana',
  companyName: 'Padaria Sol',
  plan: 'Loja',
  renewsOn: '31/01/2026',
  price: '1 500,00 MZN',
  credits: '200,00 MZN',
  link,
};

describe('the mails of the product', () => {
  it('ask for credits when they are too few, and count one day as one', () => {
    const { subject, text } = renderMail(renewalReminderMail, 'en', {
      ...reminder,
      daysLeft: 1,
      isCovered: false,
    });
    expect(subject).toBe('Padaria Sol: Loja renews in 1 day');
    expect(text).toContain('Recharge credits:\nhttps://balcao.example/deposit');
  });

  it('ask for nothing when the credits are enough', () => {
    const params = { ...reminder, daysLeft: 3, isCovered: true };
    const { text } = renderMail(renewalReminderMail, 'pt', params);
    expect(text).toContain('não precisa de fazer nada');
    expect(text).not.toContain('Recarregar');
  });

  it('name a document, its company and only what is known of it', () => {
    const { subject, text } = renderMail(documentMail, 'pt', {
      title: 'Guia de remessa GR 2026/3',
      companyName: 'Padaria Sol',
      partyName: 'Hotel Índico',
      issuedOn: '02/03/2026',
    });
    expect(subject).toBe('Guia de remessa GR 2026/3 de Padaria Sol');
    expect(text).toContain('Data de emissão: 02/03/2026');
    expect(text).not.toContain('Vencimento');
  });

  it('show the words of a stranger as a quotation, with their lines', () => {
    const { html, text } = renderMail(contactMail, 'en', {
      name: 'Rui',
      email: 'rui@example.co.mz',
      topic: 'Plans',
      message: 'Good morning,\n<b>how much?</b>',
    });
    expect(text).toContain('> Good morning,\n> <b>how much?</b>');
    expect(html).toContain('Good morning,<br>&lt;b&gt;how much?&lt;/b&gt;');
  });

  it('let a figure of one long word break, for a telephone', () => {
    const facts = { number: 1, day: '01/02/2026', events: 3, series: [], link };
    const digest = '9f86d081'.repeat(8);
    const seal = { ...facts, companyName: 'Padaria Sol', code: '7KQ4', digest };
    const { html } = renderMail(sealMail, 'en', seal);
    expect(html).toMatch(new RegExp(`<td [^>]*word-break:break-word[^>]*>${digest}</td>`));
  });

  it('keep days in one piece, and what is no day as it is', () => {
    const parties = { companyName: 'Padaria Sol', partyName: 'Hotel Índico' };
    const days = '01-01-2026 – 31-03-2026';
    const { html } = renderMail(statementMail, 'pt', { ...parties, days, balance: '1-2' });
    const whole = (day: string) => `<span style="white-space:nowrap">${day}</span>`;
    expect(html).toContain(`>${whole('01-01-2026')} – ${whole('31-03-2026')}</td>`);
    expect(html).toContain('>1-2</td>');
  });

  it('put a long name next to the logo, and are by themselves where there is none', () => {
    const content = { ...reminder, daysLeft: 3, isCovered: true };
    const name = 'Padaria Sol';
    const logoId = 'logo@balcao';
    const withLogo = renderMail(renewalReminderMail, 'pt', content, { name, logoId }).html;
    expect(withLogo).toMatch(/<td [^>]*><img src="cid:logo@balcao"[^>]*><\/td><td [^>]*><span/);
    expect(renderMail(renewalReminderMail, 'pt', content, { name }).html).not.toContain('<img');
  });

  it.each(languages)('tell in %s how many notifications are left out', (language) => {
    const { text } = renderMail(digestMail, language, {
      firstName: 'Ana',
      companyName: 'Padaria Sol',
      sentences: ['FT 2026/17'],
      more: 4,
      link,
    });
    expect(text).toContain('• FT 2026/17');
    expect(text).toMatch(/(And 4 more|E mais 4)/);
  });
});
