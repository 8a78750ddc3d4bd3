import type { AllocationBody, OpenDocumentAnswer } from '@balcao/contracts';
import { type Language, showMinor } from '@balcao/messages';
import { parseTypedMinor } from '../formats/typed-decimal.js';
import type { ProblemsByPath } from '../http/problems-by-path.js';

/** What is to be settled, by document, as typed. */
export type Settling = Readonly<Record<string, string>>;

/** The amounts that can be read, as they are sent. */
export function allocationsOf(settling: Settling, language: Language): AllocationBody[] {
  return Object.entries(settling).flatMap(([documentId, text]) => {
    const amountMinor = parseTypedMinor(text, language) ?? 0;
    return amountMinor > 0 ? [{ documentId, amountMinor }] : [];
  });
}

/**
 * The documents to choose from: what is open, and before it what is chosen though somebody has
 * settled it since, with nothing left of it.
 */
export function withChosen(
  open: readonly OpenDocumentAnswer[],
  chosen: readonly OpenDocumentAnswer[],
  settling: Settling,
): readonly OpenDocumentAnswer[] {
  const there = new Set(open.map(({ id }) => id));
  const gone = chosen.filter(({ id }) => (settling[id] ?? '').trim() !== '' && !there.has(id));
  return [...gone.map((each) => ({ ...each, openMinor: 0 })), ...open];
}

/** What the settled documents ask for; those of the other side, credit notes, pay along. */
export function settledMinor(
  settling: Settling,
  open: readonly OpenDocumentAnswer[],
  owed: OpenDocumentAnswer['side'],
  language: Language,
): number {
  const sides = new Map(open.map(({ id, side }) => [id, side]));
  return allocationsOf(settling, language).reduce(
    (sum, { documentId, amountMinor }) =>
      sum + ((sides.get(documentId) ?? owed) === owed ? amountMinor : -amountMinor),
    0,
  );
}

/**
 * Settles the oldest documents first, as far as the amount goes; all of them in full where nothing
 * is paid yet. The documents come in the order of their due days.
 */
export function settleOldest(
  open: readonly OpenDocumentAnswer[],
  owed: OpenDocumentAnswer['side'],
  paidMinor: number,
  language: Language,
): Settling {
  let leftMinor = paidMinor > 0 ? paidMinor : Number.MAX_SAFE_INTEGER;
  const settling: Record<string, string> = {};
  for (const { id, side, openMinor } of open) {
    const amountMinor = side === owed ? Math.min(leftMinor, openMinor) : 0;
    if (amountMinor === 0) continue;
    settling[id] = showMinor(amountMinor, language);
    leftMinor -= amountMinor;
  }
  return settling;
}

/** What is wrong with an amount, by its document: the server counts the amounts that were sent. */
export function problemsOfDocuments(
  problems: ProblemsByPath,
  settling: Settling,
  language: Language,
  /** Of the list in the body. */
  list = 'allocations',
): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [index, { documentId }] of allocationsOf(settling, language).entries()) {
    const path = `${list}.${index}`;
    const problem = problems[`${path}.amountMinor`] ?? problems[`${path}.documentId`];
    if (problem !== undefined) found[documentId] = problem;
  }
  return found;
}
