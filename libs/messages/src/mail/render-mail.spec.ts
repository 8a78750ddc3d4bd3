import { describe, expect, it } from '@jest/globals';
import type { MailTemplate } from './mail-template.js';
import { renderMail } from './render-mail.js';

const greeting: MailTemplate<{ name: string; link: string }> = {
  en: ({ name, link }) => ({
    subject: `Good morning ${name}`,
    heading: `Good morning ${name}`,
    paragraphs: [`It is ${name}'s birthday.`],
    facts: [{ label: 'Cake', value: name }],
    quote: `${name}\nand friends`,
    code: '204816',
    action: { label: 'Sing', href: link },
    footnotes: ['Until midnight.'],
  }),
  pt: ({ name, link }) => ({
    subject: `Bom dia ${name}`,
    heading: `Bom dia ${name}`,
    paragraphs: [],
    action: { label: 'Cantar', href: link },
  }),
};
const link = 'https://balcao.example/sing?a=1&b=2';

describe('a mail', () => {
  it('says in its text all that its HTML says', () => {
    const { text } = renderMail(greeting, 'en', { name: 'Ana', link });
    expect(text).toBe(
      [
        'Balcão',
        'Good morning Ana',
        "It is Ana's birthday.",
        'Cake: Ana',
        '> Ana\n> and friends',
        '204816',
        `Sing:\n${link}`,
        'Until midnight.',
        '-- \nThis message was sent automatically by Balcão. Please do not reply.\n',
      ].join('\n\n'),
    );
  });

  it('escapes every parameter, also in links and company names', () => {
    const evil = `<script>alert("1")</script>'&`;
    const { html } = renderMail(
      greeting,
      'en',
      { name: evil, link: `https://x.example/"><script>` },
      { name: evil, logoId: '"><script>' },
    );
    expect(html).not.toContain('<script');
    expect(html).not.toContain('alert("1")');
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;');
  });

  it('keeps its subject in one line', () => {
    const { subject } = renderMail(greeting, 'en', { name: 'Ana\r\nBcc: all@example.com', link });
    expect(subject).toBe('Good morning Ana Bcc: all@example.com');
  });

  it('shortens a subject nobody would read to its end', () => {
    const { subject } = renderMail(greeting, 'en', { name: 'A'.repeat(400), link });
    expect(subject).toHaveLength(200);
  });

  it('names its language and its company', () => {
    const { html, text } = renderMail(
      greeting,
      'pt',
      { name: 'Ana', link },
      { name: 'Padaria Sol', logoId: 'logo' },
    );
    expect(html).toContain('<html lang="pt"');
    expect(html).toContain('src="cid:logo"');
    expect(text).toContain('Padaria Sol envia esta mensagem com o Balcão.');
  });

  it('loads nothing from afar and is readable in the dark', () => {
    const { html } = renderMail(greeting, 'en', { name: 'Ana', link });
    expect(html).not.toMatch(/src="http|url\(/);
    expect(html).toContain('prefers-color-scheme:dark');
  });

  it('refuses a link that is no web address', () => {
    const render = () => renderMail(greeting, 'en', { name: 'Ana', link: 'javascript:alert(1)' });
    expect(render).toThrow(TypeError);
  });
});
