import { printMessages, type PrintMessages } from '@balcao/messages';
import { blocksOf } from './blocks.js';
import { documentTable } from './document-table.js';
import { factsOf } from './facts.js';
import { amountOf } from './figures.js';
import { mentionsOf } from './mentions.js';
import type { Paper, PaperLabels } from './paper.js';
import { issuerOf, partyOf } from './parties.js';
import type { PrintedDocument } from './printed-document.js';
import { linesOf } from './texts.js';
import { totalsOf, vatOf, wordsOf } from './totals.js';

/** What a document says on paper, in the language and on the paper of its model. */
export function paperOf(document: PrintedDocument): Paper {
  const { issued, model, typeName, copy, isDraft, logo, companyCurrency } = document;
  const { language, paperSize, header, body, footer } = model;
  const texts = printMessages(language);
  const party = partyOf(issued, texts);
  const stamp = stampOf(document, texts.marks);
  return {
    language,
    size: paperSize,
    title: typeName,
    reference: isDraft ? '' : issued.reference,
    copy: isDraft ? '' : texts.copies[copy],
    ...(stamp !== undefined && { stamp }),
    issuer: issuerOf(issued, texts),
    ...(logo && { logo }),
    header: linesOf(header),
    ...(party && { party }),
    facts: factsOf(document, texts),
    body: linesOf(body),
    labels: labelsOf(texts),
    table: documentTable(issued, language, texts),
    vat: vatOf(issued, language),
    totals: totalsOf(issued, companyCurrency, language, texts),
    words: wordsOf(issued.totals.totalMinor, issued.currency, language, texts),
    blocks: blocksOf(document, texts),
    note: linesOf(issued.note),
    footer: linesOf(footer),
    mentions: mentionsOf(document, texts),
    amount: (minor) => amountOf(minor, language),
  };
}

/** The headings that every paper may need. */
export const labelsOf = (texts: PrintMessages): PaperLabels => ({
  carried: texts.lines.carried,
  toCarry: texts.lines.toCarry,
  vat: texts.vat,
  note: texts.note,
  signature: texts.signature,
  page: texts.page,
});

/** Written across the page: cancelled, or shown and not handed out. */
export function stampOf(
  { isPreview, isCancelled }: { readonly isPreview: boolean; readonly isCancelled: boolean },
  marks: { readonly preview: string; readonly cancelled: string },
): string | undefined {
  if (isCancelled) return marks.cancelled;
  return isPreview ? marks.preview : undefined;
}
