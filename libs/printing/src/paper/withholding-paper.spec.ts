import { describe, expect, it } from '@jest/globals';
import { withholdingPaperOf, type PrintedWithholding } from './withholding-paper.js';

const certificate: PrintedWithholding = {
  language: 'pt',
  supplier: {
    name: 'Mercearia Sitoe, Lda',
    nuit: '400339910',
    country: 'MZ',
    address: 'Av. Eduardo Mondlane 1270',
    city: 'Maputo',
  },
  party: { code: 'F900', name: 'Advocacia Lda', country: 'MZ', nuit: '400123454' },
  currency: 'MZN',
  from: '2026-01-01',
  to: '2026-01-31',
  entries: [
    {
      on: '2026-01-12',
      reference: 'RF 2026/1',
      documents: 'FTF 2026/1',
      rate: '20',
      baseMinor: 100_000,
      withheldMinor: 20_000,
    },
    {
      on: '2026-01-20',
      reference: 'RF 2026/2',
      documents: 'FTF 2026/2',
      rate: '',
      baseMinor: 0,
      withheldMinor: 1_050,
    },
  ],
  laws: ['IRPC-NR: Código do IRPC, artigo 62'],
};

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('the certificate of withholding tax', () => {
  it('has each payment with its base, rate and tax, and their sums', () => {
    const { title, party, table, totals, labels, note } = withholdingPaperOf(certificate);
    expect(title).toBe('Declaração de retenção na fonte');
    expect(party?.name).toBe('Advocacia Lda');
    expect(table.rows.map(({ cells }) => plain(cells.join('|')))).toEqual([
      '12-01-2026|FTF 2026/1 · RF 2026/1|1 000,00|20 %|200,00',
      '20-01-2026|FTF 2026/2 · RF 2026/2|||10,50',
    ]);
    expect(totals.map(({ label, value }) => plain(`${label} ${value}`))).toEqual([
      'Valor sujeito 1 000,00',
      'Imposto retido MZN 210,50',
    ]);
    expect(labels.signature).toBe('Assinatura e carimbo da empresa');
    expect(note).toEqual(['IRPC-NR: Código do IRPC, artigo 62']);
  });
});
