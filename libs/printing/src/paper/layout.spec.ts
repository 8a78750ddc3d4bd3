import { describe, expect, it } from '@jest/globals';
import type { IssuedLine, PrintColumn } from '@balcao/domain';
import { rate } from '@balcao/pricing';
import { renderHtml } from '../html/index.js';
import { printedInvoice } from '../testing/printed.js';
import { paperOf } from './paper-of.js';
import type { PrintedModel } from './printed-document.js';

const model: PrintedModel = { language: 'pt', paperSize: 'A4' };
const labelsOf = (columns: readonly PrintColumn[], isFiscal: boolean) =>
  paperOf(printedInvoice({ isFiscal, model: { ...model, columns } })).table.columns.map(
    ({ label }) => label,
  );

/** Of a model that chooses none, where every line says this. */
function columnsOf(said: Partial<IssuedLine>): readonly string[] {
  const { issued, ...printed } = printedInvoice({ model });
  const lines = issued.lines.map((line) => ({ ...line, ...said }));
  const { table } = paperOf({ ...printed, issued: { ...issued, lines } });
  return table.columns.map(({ label }) => label);
}

describe('the columns of a model', () => {
  it('are all of them while none is chosen', () => {
    expect(columnsOf({ discounts: [rate('10')] })).toHaveLength(8);
  });

  it('leave codes and discounts out where no line has any', () => {
    expect(columnsOf({})).not.toContain('Desc. %');
    expect(columnsOf({ code: '' })).not.toContain('Código');
    expect(columnsOf({ typedDiscountMinor: 500 })).toContain('Desc. %');
    // A share of the discount of the document that a credit note corrects.
    expect(columnsOf({ discountMinor: 450 })).toContain('Desc. %');
  });

  it('stand in the order in which they were chosen', () => {
    const chosen = ['quantity', 'description', 'unitPrice', 'vat', 'amount'] as const;
    const expected = ['Quantidade', 'Designação', 'Preço unit.', 'IVA %', 'Valor'];
    expect(labelsOf(chosen, true)).toEqual(expected);
  });

  it('never leave out what the law wants of an invoice', () => {
    const expected = ['Designação', 'Quantidade', 'Preço unit.', 'IVA %', 'Valor'];
    expect(labelsOf(['description'], true)).toEqual(expected);
  });

  it('without an amount make a guide without prices, sums and VAT', () => {
    const columns = ['code', 'description', 'quantity', 'unit'] as const;
    const paper = paperOf(printedInvoice({ isFiscal: false, model: { ...model, columns } }));
    expect([paper.totals, paper.vat, paper.words]).toEqual([[], [], undefined]);
    expect(paper.table.rows[0]?.roll).toEqual({
      text: 'Sabão em barra',
      left: '3 un',
      right: '',
    });
    expect(renderHtml(paper)).not.toContain('150,00');
  });
});

describe('a paper of the stockroom', () => {
  const paperWith = (totalMinor: number) => {
    const { issued, ...printed } = printedInvoice({ isFiscal: false, model });
    const lines = issued.lines.map((line) => ({ ...line, exemptionReason: 'Não sujeito a IVA' }));
    const totals = { ...issued.totals, totalMinor };
    return paperOf({ ...printed, issued: { ...issued, group: 'internal', lines, totals } });
  };
  const labels = (totalMinor: number) =>
    paperWith(totalMinor).table.columns.map(({ label }) => label);

  it('says what moved and what it is worth, and nothing of VAT', () => {
    const { vat, words, totals, table } = paperWith(45_000);
    expect(labels(45_000)).toEqual([
      'Código',
      'Designação',
      'Quantidade',
      'Un.',
      'Custo unit.',
      'Valor',
    ]);
    expect([vat, words]).toEqual([[], undefined]);
    expect(totals.map(({ label }) => label)).toEqual(['Total MZN']);
    expect(table.rows[0]).toMatchObject({ details: [], roll: { left: '3 un × 150,00' } });
  });

  it('says no prices where there are none', () => {
    const { totals, table } = paperWith(0);
    expect(labels(0)).toEqual(['Código', 'Designação', 'Quantidade', 'Un.']);
    expect(totals).toEqual([]);
    expect(table.rows[0]?.roll).toMatchObject({ left: '3 un', right: '' });
  });
});

describe('a roll', () => {
  it('says of a line what the model chose in addition to what the law requires', () => {
    const columns = ['description', 'quantity', 'unitPrice', 'vat', 'amount'] as const;
    const rollOf = (chosen?: readonly PrintColumn[]) =>
      paperOf(
        printedInvoice({
          model: { ...model, paperSize: 'thermal80', ...(chosen && { columns: chosen }) },
        }),
      ).table.rows[0]?.roll.left;
    const [line] = printedInvoice().issued.lines;
    expect(rollOf()).toContain(` ${line?.unit ?? '?'} × `);
    expect(rollOf(columns)).toMatch(/^\S+ × /);
  });
});

describe('the facts of a model', () => {
  it('stand in its order, with those that the law wants', () => {
    const chosen = { ...model, facts: ['account', 'dueOn'] as const };
    const { facts } = paperOf(printedInvoice({ model: chosen, refersTo: ['FT 2026/1'] }));
    expect(facts.map(({ label }) => label)).toEqual([
      ...['Conta de cliente', 'Data de vencimento'],
      ...['Data de emissão', 'Refere-se a'],
    ]);
  });
});

describe('the name of its issuer', () => {
  const seller = 'Celeste Macamo';
  const labels = (document: ReturnType<typeof printedInvoice>) =>
    paperOf(document).facts.map(({ label, value }) => `${label}: ${value}`);

  it('is on the paper of a model that asks for it', () => {
    const chosen = { ...model, facts: ['issuedOn', 'seller'] as const };
    expect(labels(printedInvoice({ model: chosen, seller }))).toContain(`Emitido por: ${seller}`);
  });

  it('is not on those that say nothing of it: they are printed as they were before', () => {
    expect(labels(printedInvoice({ model, seller })).join()).not.toContain(seller);
  });
});

describe('the parts of a model', () => {
  it('stand below the sums in their order, with what the law wants at the end', () => {
    const chosen = { ...model, footer: 'Volte sempre', parts: ['footer', 'words'] as const };
    const page = renderHtml(paperOf(printedInvoice({ model: chosen })));
    const places = ['Volte sempre', 'Quinhentos e vinte', 'NIB 0001', 'Processado por'].map(
      (text) => page.indexOf(text),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('leave out what was not chosen', () => {
    const page = renderHtml(paperOf(printedInvoice({ model: { ...model, parts: ['banks'] } })));
    expect(page).not.toContain('Quinhentos e vinte');
    expect(page).not.toContain('class="signature"');
  });
});
