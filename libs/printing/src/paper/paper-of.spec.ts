import { describe, expect, it } from '@jest/globals';
import type { DocumentIssuedData } from '@balcao/domain';
import { printedInvoice } from '../testing/printed.js';
import { paperOf } from './paper-of.js';

const invoice = printedInvoice();

describe('an invoice on paper', () => {
  const paper = paperOf(invoice);

  it('says who sells, to whom, and their NUITs', () => {
    expect(paper.issuer.name).toBe('Mercearia Moderna, Lda');
    expect(paper.issuer.lines).toContain('NUIT 400005834');
    expect(paper.party?.heading).toBe('Exmo.(s) Sr.(s)');
    expect(paper.party?.lines).toContain('NUIT 400339910');
  });

  it('calls their numbers NIF where the country does', () => {
    const { issued } = invoice;
    const { supplier, party } = issued;
    const abroad = paperOf({
      ...invoice,
      issued: {
        ...issued,
        supplier: { ...supplier, country: 'PT' },
        party: { ...party, country: 'AO' },
      },
    });
    expect(abroad.issuer.lines).toContain('NIF 400005834');
    expect(abroad.party?.lines).toContain('NIF 400339910');
  });

  it('says its number, its days and its currency', () => {
    expect([paper.title, paper.reference, paper.copy]).toEqual([
      'Factura',
      'FT 2026/1',
      'Original',
    ]);
    expect(paper.facts).toEqual([
      { label: 'Data de emissão', value: '02-03-2026' },
      { label: 'Data de vencimento', value: '01-04-2026' },
      { label: 'Moeda', value: 'MZN' },
      { label: 'Conta de cliente', value: 'C001' },
    ]);
  });

  it('says quantity, description, price, rate and value of each line', () => {
    const [row] = paper.table.rows;
    expect(row?.cells).toEqual(['SAB01', 'Sabão em barra', '3', 'un', '150,00', '16', '450,00']);
    expect(row?.roll).toEqual({
      text: 'Sabão em barra',
      left: '3 un × 150,00 (16\u00a0%)',
      right: '450,00',
    });
  });

  it('ends with the sums of the books, in figures and in words', () => {
    const { totals } = invoice.issued;
    expect(paper.vat).toEqual([
      { code: 'NOR', rate: '16', base: '450,00', vat: '72,00', reason: '' },
    ]);
    const total = paper.totals.at(-1);
    expect(total).toEqual({ label: 'Total MZN', value: '522,00', isGrand: true });
    expect(totals.totalMinor).toBe(52_200);
    expect(paper.words?.value).toBe('Quinhentos e vinte e dois meticais');
  });

  it('says where to pay to and how it was made', () => {
    expect(paper.blocks).toEqual([
      {
        part: 'banks',
        title: 'Dados bancários',
        facts: [{ label: 'BIM', value: 'NIB 000100000012345678957' }],
      },
    ]);
    expect(paper.mentions).toEqual(['Processado por computador']);
  });
});

describe('prices that include VAT', () => {
  const mentionsOf = (vatMinor: number, vatIncluded: boolean) =>
    paperOf({
      ...invoice,
      issued: { ...invoice.issued, vatIncluded, totals: { ...invoice.issued.totals, vatMinor } },
    }).mentions;

  it('are said to where there is any', () => {
    expect(mentionsOf(16_00, true)).toContain('Preços com IVA incluído');
  });

  it('are not where there is none, or it is put onto them', () => {
    expect(mentionsOf(0, true)).not.toContain('Preços com IVA incluído');
    expect(mentionsOf(16_00, false)).not.toContain('Preços com IVA incluído');
  });
});

describe('what is written below the sums', () => {
  const note = 'Um saco chegou rasgado.';
  const headed = (changes: Partial<DocumentIssuedData>, language: 'en' | 'pt' = 'pt') => {
    const { labels, note: lines } = paperOf({
      ...invoice,
      model: { ...invoice.model, language },
      issued: { ...invoice.issued, note, ...changes },
    });
    return [labels.note, ...lines];
  };
  const takes = [{ documentId: 'FT_2026.1', kind: 'credit', lines: [], leaves: 'some' }] as const;

  it('is the reason of a note that gives back', () => {
    const creditNote = { typeId: 'NC', accountEffect: 'credit' } as const;
    expect(headed(creditNote)).toEqual(['Motivo', note]);
    expect(headed(creditNote, 'en')).toEqual(['Reason', note]);
    const toSupplier = { group: 'purchases', accountEffect: 'debit' } as const;
    expect(headed(toSupplier)).toEqual(['Motivo', note]);
    expect(headed({ accountEffect: 'none', isTraining: true, takes })).toEqual(['Motivo', note]);
  });

  it('follows the reason that was chosen, unless that says nothing more', () => {
    const debitNote = { typeId: 'ND', accountEffect: 'debit', reasonCode: 'charges' } as const;
    expect(headed(debitNote)).toEqual(['Motivo', 'Encargos acrescentados', note]);
    expect(headed(debitNote, 'en')).toEqual(['Reason', 'Charges added', note]);
    expect(headed({ ...debitNote, reasonCode: 'other' })).toEqual(['Motivo', note]);
  });

  it('is a note on all others', () => {
    expect(headed({})).toEqual(['Observações', note]);
    expect(headed({}, 'en')).toEqual(['Notes', note]);
    const fromSupplier = { group: 'purchases', accountEffect: 'credit' } as const;
    expect(headed(fromSupplier)).toEqual(['Observações', note]);
  });
});

describe('a receipt of a till', () => {
  const blocksOf = (issued: Partial<DocumentIssuedData>) =>
    paperOf({ ...invoice, banks: [], isAtTill: true, issued: { ...invoice.issued, ...issued } })
      .blocks;

  it('says that the client owes it', () => {
    const facts = [{ label: 'A crédito', value: '522,00' }];
    expect(blocksOf({})).toEqual([{ part: 'payment', title: 'Por pagar', facts }]);
  });

  it('says what the credit of the client paid', () => {
    const account = { debitMinor: 52_200, creditMinor: 50_000 };
    const facts = [{ label: 'Crédito do cliente', value: '22,00' }];
    expect(blocksOf({ accountEffect: 'both', account })).toEqual([
      { part: 'payment', title: 'Pago com', facts },
    ]);
  });
});

describe('a paper', () => {
  it('names the final consumer where the client has no NUIT', () => {
    const { code, name, country } = invoice.issued.party;
    const party = { code, name, country };
    const paper = paperOf({ ...invoice, issued: { ...invoice.issued, party } });
    expect(paper.party?.lines).toContain('Consumidor final');
  });

  it('is no invoice where nothing is charged', () => {
    const paper = paperOf(printedInvoice({ isFiscal: false, typeName: 'Cotação' }));
    expect(paper.mentions).toContain('Este documento não serve de factura');
  });

  it('other than the original says so', () => {
    const paper = paperOf(printedInvoice({ copy: 'second' }));
    expect(paper.copy).toBe('Segunda via');
    expect(paper.mentions).toContain('Cópia, não é o original');
  });

  it('of a draft is what would be issued, but for the mark that it bears', () => {
    const { stamp, ...draft } = paperOf(printedInvoice({ isDraft: true, isPreview: true }));
    expect([stamp, draft.reference]).toEqual(['RASCUNHO', 'RASCUNHO']);
    const issued = paperOf(printedInvoice());
    const textOf = (paper: object) => JSON.stringify(paper);
    expect(textOf({ ...draft, reference: 'FT 2026/1' })).toBe(textOf(issued));
  });

  it('of a cancelled document is stamped', () => {
    expect(paperOf(printedInvoice({ isCancelled: true })).stamp).toBe('ANULADO');
  });

  it('of training says so', () => {
    const issued = { ...invoice.issued, isTraining: true };
    expect(paperOf({ ...invoice, issued }).mentions).toContain(
      'Documento emitido para fins de formação',
    );
  });

  it('writes figures as its language does', () => {
    const model = { ...invoice.model, language: 'en' } as const;
    const paper = paperOf({ ...invoice, model, typeName: 'Invoice' });
    expect(paper.totals.at(-1)?.value).toBe('522.00');
    expect(paper.words?.value).toBe('Five hundred and twenty-two meticais');
  });
});

describe('the batches of a line', () => {
  const batches = new Map([
    ['b1', { name: '0329', expiresOn: '2027-05-26' }],
    ['b2', { name: 'L2' }],
  ]);
  const { issued, ...printed } = printedInvoice({ batches });
  const [line, ...others] = issued.lines;

  it('stand beneath it with their expiry, whether it names them or its goods are of them', () => {
    const move = { line: 0, batchId: 'b2' } as NonNullable<typeof issued.stock>[number];
    const lines = line ? [{ ...line, batchId: 'b1' }, ...others] : [];
    const paper = paperOf({ ...printed, issued: { ...issued, lines, stock: [move] } });
    const texts = ['Lote\u00a00329 · Validade\u00a026-05-2027', 'Lote\u00a0L2'];
    expect(paper.table.rows[0]?.details).toEqual(texts);
  });

  it('are not spoken of where there are none', () => {
    expect(paperOf({ ...printed, issued }).table.rows[0]?.details).toEqual([]);
  });
});
