import { describe, expect, it } from '@jest/globals';
import type { DocumentTypeRow } from '@balcao/contracts';
import { documentTypePresets } from '@balcao/domain';
import { previewPage, type PreviewFacts } from './preview-page.js';

function factsOf(id: string, country = 'MZ', currency = 'MZN'): PreviewFacts {
  const preset = documentTypePresets.find((each) => each.id === id);
  if (preset === undefined) throw new Error(`there is no type ${id}`);
  const type: DocumentTypeRow = { ...preset, revision: 0, isArchived: false };
  return {
    company: {
      name: 'Mercearia Zambeze, Lda.',
      nuit: '400005834',
      address: 'Av. Eduardo Mondlane 1',
      city: 'Beira',
      country,
      currency,
    },
    type,
    banks: [{ bank: 'BIM', nib: '000100000012345678957' }],
    methodNames: new Map(),
    today: '2026-03-02',
  };
}

describe('the preview of a print model', () => {
  it('is the paper of a sample, with what was typed so far', () => {
    const values = { language: 'pt', header: 'Desde 1987', name: undefined };
    const page = previewPage(values, 'A4', factsOf('FT'));
    const texts = [
      'Desde 1987',
      'Mercearia Zambeze',
      'FT 2026/17',
      'NIB 0001',
      'Isento nos termos do artigo\u00a09.º',
    ];
    for (const text of texts) expect(page).toContain(text);
    // 4 × 1 785,00 + 95 % of 12 × 640,00, at 16 %, and 30 × 15,00 free of VAT.
    expect(page).toContain('17\u00a0195,76');
  });

  it.each([
    ['AO', 'AOA', 'Luanda', '14', '16\u00a0907,04'],
    ['PT', 'EUR', 'Lisboa', '23', '18\u00a0206,28'],
  ])('of a company in %s is delivered and taxed there', (country, currency, city, rate, total) => {
    const page = previewPage({ language: 'pt' }, 'A4', factsOf('FT', country, currency));
    for (const text of [city, total, currency, 'NIF ']) expect(page).toContain(text);
    expect(page).toMatch(new RegExp(`>${rate}(,00)?<`));
    for (const text of ['Maputo', 'NUIT', 'AAB 123 MC']) expect(page).not.toContain(text);
  });

  it('is drawn on either paper and in either language', () => {
    expect(previewPage({ language: 'en' }, 'thermal80', factsOf('VD'))).toContain('size:80mm');
    expect(previewPage({ language: 'en' }, 'A4', factsOf('VD'))).toContain('Rice, sack of 25');
  });

  it('of a receipt shows what it settles', () => {
    const page = previewPage({ language: 'pt' }, 'A4', factsOf('RC'));
    for (const text of ['RC 2026/9', 'FT 2026/17', 'TRF 8841']) expect(page).toContain(text);
  });
});
