// cspell:ignore mucavele
import { describe, expect, it } from '@jest/globals';
import type { StatementLine } from '../treasury/index.js';
import type { EarlierLine } from './party-of-text.js';
import { suggestSettlements, type Owed, type OwedDocument } from './suggest-settlements.js';

const parties = [
  { id: 'alfa', name: 'Construções Alfa, Lda' },
  { id: 'beta', name: 'Beta Comércio' },
  { id: 'gama', name: 'Alfa Gama' },
];
let number = 0;
const doc = (partyId: string, openMinor: number, dueOn = '2026-03-01'): OwedDocument => {
  number += 1;
  const id = `FT_2026.${number}`;
  return { id, reference: `FT 2026/${number}`, partyId, issuedOn: '2026-02-01', dueOn, openMinor };
};
const line = (amountMinor: number, description = '', on = '2026-03-10'): StatementLine => ({
  on,
  amountMinor,
  description,
});

/** What the lines are suggested to be, as `party by document:amount …`. */
function suggested(
  lines: readonly StatementLine[],
  documents: readonly OwedDocument[],
  earlier: readonly EarlierLine[] = [],
): readonly (string | undefined)[] {
  const owed = { documents, parties, earlier };
  const none = { documents: [], parties: [], earlier: [] };
  const found = suggestSettlements(lines, { client: owed, supplier: none });
  return lines.map((_, at) => {
    const settlement = found.get(at);
    if (!settlement) return undefined;
    const { partyId, by, documents: settled, advanceMinor } = settlement;
    const settledTexts = settled.map(({ reference, amountMinor }) => `${reference}:${amountMinor}`);
    return [partyId, by, ...settledTexts, ...(advanceMinor > 0 ? [`+${advanceMinor}`] : [])].join(
      ' ',
    );
  });
}

describe('what a line of the bank probably settles', () => {
  const begin = () => {
    number = 0;
  };

  it('is the documents whose number it quotes, in part or with an advance', () => {
    begin();
    const open = [
      doc('alfa', 50_000),
      doc('alfa', 20_000),
      ...Array.from({ length: 10 }, () => doc('beta', 1_000)),
    ];
    const quoting = (text: string, minor: number) => suggested([line(minor, text)], open)[0];
    expect(quoting('PAG FT 2026/2', 20_000)).toBe('alfa reference FT 2026/2:20000');
    expect(quoting('pag ft-2026-1 conta', 30_000)).toBe('alfa reference FT 2026/1:30000');
    expect(quoting('FT2026/1+FT 2026/2', 70_000)).toBe(
      'alfa reference FT 2026/1:50000 FT 2026/2:20000',
    );
    expect(quoting('FT2026/1', 55_000)).toBe('alfa reference FT 2026/1:50000 +5000');
    expect(quoting('FT 2026/12', 1_000)).toBe('beta reference FT 2026/12:1000');
    // Of two parties: nobody can say how it is divided.
    expect(quoting('FT 2026/1 FT 2026/3', 51_000)).toBeUndefined();
  });

  it('is the client whom the text names: just that amount, several, or the oldest in part', () => {
    begin();
    const open = [doc('alfa', 50_000, '2026-02-05'), doc('alfa', 20_000), doc('alfa', 7_000)];
    const named = (minor: number) => suggested([line(minor, 'TRF CONSTRUCOES ALFA LDA')], open)[0];
    expect(named(20_000)).toBe('alfa name FT 2026/2:20000');
    expect(named(70_000)).toBe('alfa name FT 2026/1:50000 FT 2026/2:20000');
    expect(named(27_000)).toBe('alfa name FT 2026/2:20000 FT 2026/3:7000');
    expect(named(60_000)).toBe('alfa name FT 2026/1:50000 FT 2026/2:10000');
    expect(named(80_000)).toBe('alfa name FT 2026/1:50000 FT 2026/2:20000 FT 2026/3:7000 +3000');
  });

  it('is the client of earlier lines of such a text, once that tells it from others', () => {
    begin();
    const open = [doc('alfa', 50_000), doc('beta', 60_000)];
    const once = [{ text: 'TRANSFERENCIA DE JOAO MUCAVELE', partyId: 'alfa' }];
    const known = (text: string, earlier: readonly EarlierLine[]) =>
      suggested([line(10_000, text)], open, earlier)[0];
    expect(known('Transferência de João Mucavele 7781', once)).toBe('alfa earlier FT 2026/1:10000');
    expect(known('TRANSFERENCIA DE ANA MACUACUA', once)).toBeUndefined();
    const twice = [...once, { text: 'DEPOSITO JOAO MUCAVELE', partyId: 'alfa' }];
    expect(known('CHEQUE JOAO MUCAVELE', twice)).toBe('alfa earlier FT 2026/1:10000');
    const fee = [{ text: 'TAXA MENSAL' }, { text: 'TAXA MENSAL', partyId: 'alfa' }];
    expect(known('TAXA MENSAL', fee)).toBeUndefined();
    const both = [...once, { text: 'TRANSFERENCIA DE JOAO MUCAVELE', partyId: 'beta' }];
    expect(known('TRANSFERENCIA DE JOAO MUCAVELE', both)).toBeUndefined();
  });

  it('is the only document of just the amount, or all of the only client that owes it', () => {
    begin();
    const open = [
      doc('alfa', 50_000),
      doc('beta', 20_000),
      doc('beta', 7_000),
      doc('gama', 50_000),
    ];
    expect(suggested([line(20_000)], open)).toEqual(['beta amount FT 2026/2:20000']);
    expect(suggested([line(27_000)], open)).toEqual(['beta amount FT 2026/2:20000 FT 2026/3:7000']);
    expect(suggested([line(50_000), line(19_999)], open)).toEqual([undefined, undefined]);
  });

  it('takes nothing twice, nor what was issued later, and gives each side its own', () => {
    begin();
    const open = [doc('alfa', 50_000)];
    expect(suggested([line(50_000), line(50_000)], open)).toEqual([
      'alfa amount FT 2026/1:50000',
      undefined,
    ]);
    const parts = [line(30_000, 'CONSTRUCOES ALFA'), line(30_000, 'CONSTRUCOES ALFA')];
    expect(suggested(parts, open)).toEqual([
      'alfa name FT 2026/1:30000',
      'alfa name FT 2026/1:20000 +10000',
    ]);
    expect(suggested([line(50_000, '', '2026-01-02')], open)).toEqual([undefined]);
    expect(suggested([line(-50_000)], open)).toEqual([undefined]);
    const name = 'CONSTRUCOES ALFA GAMA';
    expect(suggested([line(900, name)], [...open, doc('gama', 1_000)])).toEqual([undefined]);
  });

  it('is a credit of a client that goes back, or one that a supplier pays back', () => {
    begin();
    const note = doc('alfa', 50_000);
    const none: Owed = { documents: [], parties, earlier: [] };
    const credits = { ...none, documents: [note] };
    const refunds = (minor: number, text: string, owed = none, mine = credits) =>
      suggestSettlements(
        [line(minor, text)],
        minor < 0 ? { client: none, supplier: owed } : { client: owed, supplier: none },
        minor < 0 ? { client: mine, supplier: none } : { client: none, supplier: mine },
      ).get(0);
    const back = (amountMinor: number) => ({
      partyId: 'alfa',
      isRefund: true,
      advanceMinor: 0,
      documents: [expect.objectContaining({ documentId: note.id, amountMinor })],
    });
    expect(refunds(-50_000, 'DEV FT 2026/1')).toMatchObject({
      ...back(50_000),
      ledger: 'client',
      by: 'reference',
    });
    expect(refunds(-20_000, 'TRF CONSTRUCOES ALFA')).toMatchObject(back(20_000));
    expect(refunds(-50_000, '')).toMatchObject({ ...back(50_000), by: 'amount' });
    expect(refunds(50_000, '')).toMatchObject({ ...back(50_000), ledger: 'supplier' });
    // More than is left is no refund, and what two sides may be is neither.
    expect(refunds(-60_000, 'DEV FT 2026/1')).toBeUndefined();
    const bill = { ...none, documents: [doc('beta', 50_000)] };
    expect(refunds(-50_000, '', bill)).toBeUndefined();
    expect(refunds(-50_000, 'BETA COMERCIO', bill)).toMatchObject({
      ledger: 'supplier',
      by: 'name',
    });
    expect(refunds(-50_000, 'BETA COMERCIO', bill)).not.toHaveProperty('isRefund');
  });
});
