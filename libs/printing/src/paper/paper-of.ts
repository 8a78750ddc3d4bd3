import {
  givesBack,
  neededColumns,
  neededParts,
  printColumns,
  printParts,
  withNeeded,
  type PrintColumn,
  type PrintPart,
} from '@balcao/domain';
import { noteReasonOf, printMessages, type PrintMessages } from '@balcao/messages';
import { blocksOf } from './blocks.js';
import { documentTable } from './document-table.js';
import { factsOf } from './facts.js';
import { mentionsOf } from './mentions.js';
import type { Paper, PaperLabels } from './paper.js';
import { issuerOf, partyOf } from './parties.js';
import type { PrintedDocument } from './printed-document.js';
import { linesOf } from './texts.js';
import { totalsOf, vatOf, wordsOf } from './totals.js';

/**
 * The content of a document's paper, in the language and the paper size of its model; an invoice
 * states what it must (CIVA art. 27(5)) even if its model leaves it out.
 */
export function paperOf(document: PrintedDocument): Paper {
  const { issued, model, typeName, copy, isDraft, logo, companyCurrency } = document;
  const { language, paperSize, header, body, footer } = model;
  const texts = printMessages(language);
  const party = partyOf(issued, texts);
  const stamp = stampOf(document, texts.marks);
  const { columns, parts } = layoutOf(document);
  const isPriced = columns.includes('amount');
  const isTraded = issued.group !== 'internal';
  return {
    language,
    on: issued.issuedOn,
    size: paperSize,
    title: typeName,
    reference: isDraft ? texts.marks.draft : issued.reference,
    copy: texts.copies[copy],
    ...(stamp !== undefined && { stamp }),
    issuer: issuerOf(issued, texts),
    ...(logo && { logo }),
    header: linesOf(header),
    ...(party && { party }),
    facts: factsOf(document, texts),
    body: linesOf(body),
    labels: { ...labelsOf(texts), note: noteTitleOf(issued, texts) },
    table: documentTable(document, language, texts, columns),
    vat: isPriced && isTraded ? vatOf(issued, language) : [],
    totals: isPriced ? totalsOf(issued, companyCurrency, language, texts) : [],
    order: parts,
    ...(isPriced &&
      isTraded && {
        words: wordsOf(issued.totals.totalMinor, issued.currency, language, texts),
      }),
    blocks: blocksOf(document, texts),
    note: noteReasonOf(issued, language).flatMap(linesOf),
    footer: linesOf(footer),
    mentions: mentionsOf(document, texts),
  };
}

/** The columns and parts of the model, and those that the law wants of such a document. */
function layoutOf({ issued, model, isFiscal }: PrintedDocument): {
  readonly columns: readonly PrintColumn[];
  readonly parts: readonly PrintPart[];
} {
  const isPaidLater = issued.accountEffect === 'debit';
  const columns = withNeeded(model.columns, printColumns, neededColumns(isFiscal));
  return {
    columns: columns.filter((column) => !unsaidOf(issued).includes(column)),
    parts: withNeeded(model.parts, printParts, neededParts(isPaidLater)),
  };
}

/** Nobody is charged for what moves within the house: it bears no VAT, and often no price. */
function unsaidOf({ group, totals }: PrintedDocument['issued']): readonly PrintColumn[] {
  if (group !== 'internal') return [];
  return totals.totalMinor === 0 ? ['unitPrice', 'discount', 'vat', 'amount'] : ['vat'];
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

/** What is written below the sums of a note that takes back is why; training has no effect. */
const noteTitleOf = (issued: PrintedDocument['issued'], { note, reason }: PrintMessages): string =>
  issued.reasonCode !== undefined ||
  givesBack({ group: 'sales', ...issued }) ||
  issued.takes?.[0]?.kind === 'credit'
    ? reason
    : note;

interface Stamped {
  readonly isDraft?: boolean;
  readonly isPreview: boolean;
  readonly isCancelled: boolean;
  readonly isDemo?: true;
}

/**
 * Written across the page: what comes of a demo says so before all; cancelled, a draft, or shown
 * and not handed out.
 */
export function stampOf(
  { isDraft = false, isPreview, isCancelled, isDemo }: Stamped,
  marks: Readonly<Record<'demo' | 'draft' | 'preview' | 'cancelled', string>>,
): string | undefined {
  if (isDemo) return marks.demo;
  if (isCancelled) return marks.cancelled;
  if (isDraft) return marks.draft;
  return isPreview ? marks.preview : undefined;
}
