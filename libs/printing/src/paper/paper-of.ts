import { printMessages } from '@balcao/messages';
import { blocksOf } from './blocks.js';
import { factsOf } from './facts.js';
import { amountOf } from './figures.js';
import { linesOf } from './lines.js';
import { mentionsOf } from './mentions.js';
import type { Paper } from './paper.js';
import { issuerOf, partyOf } from './parties.js';
import type { PrintedDocument } from './printed-document.js';
import { linesOf as textLines } from './texts.js';
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
    header: textLines(header),
    ...(party && { party }),
    facts: factsOf(document, texts),
    body: textLines(body),
    labels: {
      lines: texts.lines,
      vat: texts.vat,
      note: texts.note,
      signature: texts.signature,
      page: texts.page,
    },
    lines: linesOf(issued, language),
    vat: vatOf(issued, language),
    totals: totalsOf(issued, companyCurrency, language, texts),
    words: wordsOf(issued, language, texts),
    blocks: blocksOf(document, texts),
    note: textLines(issued.note),
    footer: textLines(footer),
    mentions: mentionsOf(document, texts),
    amount: (minor) => amountOf(minor, language),
  };
}

function stampOf(
  { isPreview, isCancelled }: PrintedDocument,
  marks: { readonly preview: string; readonly cancelled: string },
): string | undefined {
  if (isCancelled) return marks.cancelled;
  return isPreview ? marks.preview : undefined;
}
