import { describe, expect, it } from '@jest/globals';
import type { DocumentRow, ReplayMoment } from '@balcao/contracts';
import { comparedFigures, figuresOf } from './figures.js';

const issued: Pick<
  DocumentRow,
  'status' | 'dueOn' | 'totalMinor' | 'pendingMinor' | 'isPrinted' | 'accountEffect'
> = {
  status: 'unpaid',
  dueOn: '2026-04-04',
  totalMinor: 116_000,
  pendingMinor: 116_000,
  isPrinted: false,
  accountEffect: 'debit',
};
const rowOf = (changes: object): DocumentRow => ({ ...issued, ...changes }) as DocumentRow;

const moment = (balanceMinor: number, payments: ReplayMoment['payments'] = []): ReplayMoment => ({
  revision: 9,
  issuedTexts: { note: 'Frágil' },
  stock: [{ articleId: 'RICE', description: 'Rice', warehouseId: 'W1', quantity: '48' }],
  payments,
  balance: { partyId: 'C1', ledger: 'client', balanceMinor },
});

describe('the figures of a moment', () => {
  const before = figuresOf({ after: rowOf({}) }, moment(116_000));
  const paid = rowOf({ status: 'paid', pendingMinor: 0 });
  const settled = { sourceId: 'RC_2026.1', on: '2026-03-20', kind: 'settled' } as const;
  const after = figuresOf({ after: paid }, moment(0, [{ ...settled, signedMinor: -116_000 }]));

  it('are those of the document, its settlements, its stock and its account', () => {
    expect(after.map(({ key, part }) => [part, key])).toEqual([
      ['document', 'status'],
      ['document', 'total'],
      ['document', 'open'],
      ['document', 'printed'],
      ['texts', 'note'],
      ['payments', 'by RC_2026.1'],
      ['stock', 'of RICE W1'],
      ['balance', 'balance'],
    ]);
  });

  it('are compared with those of another, naming what differs and what one lacks', () => {
    const changed = comparedFigures(before, after).filter(({ isChanged }) => isChanged);
    expect(changed.map(({ key, one }) => [key, one !== undefined])).toEqual([
      ['status', true],
      ['open', true],
      ['balance', true],
      ['by RC_2026.1', false],
    ]);
  });

  it('are compared with the texts, the files and the documents made of it as well', () => {
    const attachments = [{ id: 'a', name: 'guia.pdf' }];
    const madeInto = [{ documentId: 'RC_2026.1' }];
    const texts = { carrier: { name: 'Transportes', contact: '84' } };
    const changed = figuresOf({ after: rowOf({ texts, attachments, madeInto }) }, moment(116_000));
    const compared = comparedFigures(before, changed)
      .filter(({ isChanged }) => isChanged)
      .map(({ key, other }) => [key, other?.kind === 'text' ? other.text : undefined]);
    expect(compared).toEqual([
      ['note', undefined],
      ['files', 'guia.pdf'],
      ['madeInto', 'RC 2026/1'],
      ['carrier', 'Transportes, 84'],
    ]);
  });

  it('have no document before it was issued', () => {
    expect(figuresOf({}, undefined)).toEqual([]);
  });
});
