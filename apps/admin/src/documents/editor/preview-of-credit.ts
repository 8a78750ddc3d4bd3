import type { DocumentAnswer } from '@balcao/contracts';
import { Credit, creditTotals, type CreditedBefore, type CreditedOrigin } from '@balcao/domain';
import type { Language } from '@balcao/messages';
import { contentOf } from './content.js';
import type { Preview } from './preview.js';
import { isBlank, type EditorState } from './state.js';

/** The figures of a credit note: shares of a document's figures, less those of earlier notes. */
export interface Corrected {
  readonly origin: CreditedOrigin;
  readonly before: CreditedBefore;
}

/** The inputs for the figures of a credit note. */
export const correctedOf = ({ content, credited }: DocumentAnswer): Corrected => ({
  origin: content,
  before: new Map(credited.map(({ line, ...figures }) => [line, figures])),
});

/** Problems of lines are reported by the server on issue. */
const ignored = { add: () => undefined, push: () => undefined };

/**
 * The figures of a credit note as issuing computes them: the amounts charged, including document
 * discounts, not the lines' own prices.
 */
export function previewOfCredit(
  state: EditorState,
  language: Language,
  { origin, before }: Corrected,
): Preview {
  const credit = new Credit(origin, before, ignored);
  const written = state.lines.filter((line) => !isBlank(line));
  const contents = contentOf(state, language).lines;
  const credited = written.flatMap(({ key }, index) => {
    const content = contents[index];
    const line = content && credit.line(content, index)?.line;
    return line === undefined ? [] : [{ key, line }];
  });
  const { groups, ...totals } = creditTotals(
    credited.map(({ line }) => line),
    origin.vatIncluded,
  );
  return {
    totals: {
      ...totals,
      groups: groups.map(({ vatId, ...group }) => ({ ...group, taxGroup: vatId })),
    },
    lineMinor: new Map(credited.map(({ key, line }) => [key, line.afterDiscountMinor])),
    lineCount: written.length,
    isPartial: credited.length < written.length,
    isOverDiscounted: false,
  };
}
