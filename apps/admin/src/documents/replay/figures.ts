import type { DocumentRow, DocumentTextsBody, ReplayEntry, ReplayMoment } from '@balcao/contracts';
import { referenceById } from '@balcao/domain';
import { textChanges, type TextPart } from '../parts/document-texts.js';

/** One figure of a moment, formatted by the screen. */
export type Figure = { readonly key: string; readonly part: FigurePart } & FigureValue;

export type FigurePart = 'document' | 'texts' | 'payments' | 'stock' | 'balance';

type FigureValue =
  | ({ readonly kind: 'status' } & Pick<DocumentRow, 'status' | 'accountEffect' | 'group'>)
  | { readonly kind: 'minor'; readonly label: FigureLabel; readonly minor: number }
  | { readonly kind: 'count'; readonly label: 'printed'; readonly count: number }
  | {
      readonly kind: 'text';
      readonly label: TextPart | 'files' | 'madeInto';
      readonly text: string;
    }
  | { readonly kind: 'settled'; readonly sourceId: string; readonly minor: number }
  | {
      readonly kind: 'stock';
      readonly articleId: string;
      readonly description: string;
      readonly warehouseId: string;
      readonly quantity: string;
    };

type FigureLabel = 'total' | 'open' | 'balance';

/** The figures of a moment: document, settlements, stock and the party's account. */
export function figuresOf(
  { after }: Pick<ReplayEntry, 'after'>,
  moment: ReplayMoment | undefined,
): readonly Figure[] {
  return [
    ...(after ? ofDocument(after) : []),
    ...(after ? ofTexts(after.texts ?? moment?.issuedTexts ?? {}) : []),
    ...(moment ? ofMoment(moment) : []),
  ];
}

function ofDocument(row: DocumentRow): readonly Figure[] {
  const part = 'document' as const;
  const { status, accountEffect, group, totalMinor, pendingMinor } = row;
  const { isPrinted, attachments = [], madeInto = [] } = row;
  const amount = (label: FigureLabel, minor: number): Figure => {
    return { key: label, part, kind: 'minor', label, minor };
  };
  return [
    { key: 'status', part, kind: 'status', status, accountEffect, group },
    amount('total', totalMinor),
    ...(accountEffect === 'none' ? [] : [amount('open', pendingMinor)]),
    { key: 'printed', part, kind: 'count', label: 'printed', count: Number(isPrinted) },
    ...named(
      'files',
      attachments.map(({ name }) => name),
    ),
    ...named(
      'madeInto',
      madeInto.map(({ documentId }) => referenceById(documentId)),
    ),
  ];
}

function named(label: 'files' | 'madeInto', names: readonly string[]): readonly Figure[] {
  if (names.length === 0) return [];
  return [{ key: label, part: 'document', kind: 'text', label, text: names.join(', ') }];
}

const ofTexts = (texts: DocumentTextsBody): readonly Figure[] =>
  textChanges({}, texts).map(({ part: label, after: text = '' }) => {
    return { key: label, part: 'texts', kind: 'text', label, text };
  });

function ofMoment({ payments, stock, balance }: ReplayMoment): readonly Figure[] {
  const settled = new Map<string, number>();
  for (const { sourceId, signedMinor } of payments) {
    settled.set(sourceId, (settled.get(sourceId) ?? 0) + signedMinor);
  }
  return [
    ...[...settled].map(([sourceId, minor]): Figure => {
      return { key: `by ${sourceId}`, part: 'payments', kind: 'settled', sourceId, minor };
    }),
    ...stock.map(({ articleId, description, warehouseId, quantity }): Figure => {
      const key = `of ${articleId} ${warehouseId}`;
      return { key, part: 'stock', kind: 'stock', articleId, description, warehouseId, quantity };
    }),
    ...(balance ? [accountOf(balance.balanceMinor)] : []),
  ];
}

const accountOf = (minor: number): Figure => ({
  key: 'balance',
  part: 'balance',
  kind: 'minor',
  label: 'balance',
  minor,
});

/** A figure at two moments; either may be missing. */
export interface ComparedFigure {
  readonly key: string;
  readonly part: FigurePart;
  readonly one: Figure | undefined;
  readonly other: Figure | undefined;
  readonly isChanged: boolean;
}

/** The figures of two moments side by side, in the order of the first. */
export function comparedFigures(
  one: readonly Figure[],
  other: readonly Figure[],
): readonly ComparedFigure[] {
  const others = new Map(other.map((figure) => [figure.key, figure]));
  const known = new Set(one.map(({ key }) => key));
  const all = [...one, ...other.filter(({ key }) => !known.has(key))];
  const own = new Map(one.map((figure) => [figure.key, figure]));
  return all.map(({ key, part }) => {
    const pair = { one: own.get(key), other: others.get(key) };
    const isChanged = JSON.stringify(pair.one) !== JSON.stringify(pair.other);
    return { key, part, ...pair, isChanged };
  });
}
