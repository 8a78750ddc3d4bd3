import { describe, expect, it } from '@jest/globals';
import { paperOf } from '../paper/index.js';
import { printedInvoice } from '../testing/printed.js';
import { renderHtml } from './render-html.js';

const a4 = printedInvoice();
const thermal = printedInvoice({ model: { language: 'pt', paperSize: 'thermal80' } });

describe.each([
  ['a sheet', a4],
  ['a roll', thermal],
])('%s as HTML', (_, document) => {
  const page = renderHtml(paperOf(document));

  it('says all that the paper says', () => {
    for (const text of [
      'FT 2026/1',
      'Mercearia do Bairro',
      '522,00',
      'Resumo do IVA',
      'Original',
    ]) {
      expect(page).toContain(text);
    }
    expect(page).toContain('<html lang="pt">');
  });

  it('fetches nothing and runs nothing', () => {
    expect(page).not.toMatch(/<script|<link|url\(|https?:/);
  });

  it('takes what people typed as text', () => {
    const note = '<img src=x onerror=alert(1)> & "aspas"';
    const issued = { ...document.issued, note };
    const written = renderHtml(paperOf({ ...document, issued }));
    expect(written).not.toContain('<img');
    expect(written).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;aspas&quot;');
  });
});
