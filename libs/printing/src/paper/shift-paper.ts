import { paperDay, printMessages, type Language, type PrintMessages } from '@balcao/messages';
import type { SupplierSnapshot } from '@balcao/domain';
import { amountOf } from './figures.js';
import { lateFigures, momentsIn, type LateArrival } from './late-arrivals.js';
import { labelsOf } from './paper-of.js';
import type { Fact, Paper, PaperBlock, PaperSize, PaperTotal, Picture } from './paper.js';
import { issuerOf } from './parties.js';
import { shiftSections, soldFigures, type ShiftFigure, type ShiftFacts } from './shift-sections.js';

/** A Z, or an X, on its way to paper. */
export interface PrintedShift {
  /** A closed one has a number of its Z. */
  readonly shift: ShiftFacts;
  readonly supplier: SupplierSnapshot;
  readonly language: Language;
  readonly size: PaperSize;
  /** The company's own: no model is for a shift. */
  readonly logo?: Picture;
  readonly timeZone: string;
  /** What arrived when it was closed: it stands below, and changes no figure. */
  readonly amendments: readonly LateArrival[];
  /** A later print says that it is a copy. */
  readonly isCopy: boolean;
  /** The last seal of the journal when it was closed; none before the first. */
  readonly seal?: { readonly number: number; readonly on: string; readonly code: string };
  /** The digest of the genuine page that checks packs, as people compare it. */
  readonly verifierCode: string;
  /** When an X was asked for: UTC ISO instant. */
  readonly now: string;
  /** Of a company to try things out in. */
  readonly isDemo?: boolean | undefined;
}

type Texts = PrintMessages['shift'];
type Write = (minor: number) => string;

/** What a shift says on paper: every figure as it was at the closing; of an open one, as it is. */
export function shiftPaperOf(printed: PrintedShift): Paper {
  const { shift, supplier, language, size, logo, isCopy, isDemo } = printed;
  const texts = printMessages(language);
  const { shift: own } = texts;
  const isZ = shift.z !== undefined;
  const amount = (minor: number) => amountOf(minor, language);
  const copy = isCopy ? texts.copies.second : texts.copies.original;
  return {
    language,
    on: shift.on,
    size,
    title: isZ ? own.title : own.titleX,
    reference: `${isZ ? `Z ${shift.z}` : 'X'} · ${shift.registerName}`,
    copy: isZ ? copy : '',
    ...(isDemo === true && { stamp: texts.marks.demo }),
    issuer: issuerOf({ supplier }, texts),
    ...(logo && { logo }),
    header: [],
    facts: factsOf(printed, own),
    body: [],
    labels: labelsOf(texts),
    table: { columns: [], rows: [] },
    vat: shift.figures.vat.map(({ code, rate, baseMinor, vatMinor }) => {
      return { code, rate, base: amount(baseMinor), vat: amount(vatMinor), reason: '' };
    }),
    totals: totalsOf(shift, own, amount),
    order: ['payment', 'note', 'footer'],
    blocks: [
      ...blocksOf(shift, own, amount),
      ...lateBlock(printed, own, amount),
      ...(isZ ? [signatures(own)] : []),
    ],
    note: [],
    footer: [isZ ? `${own.verifierPage}: ${printed.verifierCode}` : own.changesNothing],
    mentions: [...(isZ && isCopy ? [texts.notOriginal] : []), texts.marks.processed.uncertified],
  };
}

/** What the Z did not know of. */
function lateBlock(
  { amendments, timeZone }: PrintedShift,
  texts: Texts,
  amount: Write,
): readonly PaperBlock[] {
  if (amendments.length === 0) return [];
  const facts = lateFigures(amendments, timeZone, texts).map((figure) => ({
    label: figure.label,
    value: written(figure, amount),
  }));
  return [{ part: 'payment', title: texts.amendments, isFigures: true, facts }];
}

function factsOf({ shift, timeZone, now, seal }: PrintedShift, texts: Texts): readonly Fact[] {
  const at = momentsIn(timeZone);
  const { closedAt, closedBy = '' } = shift;
  const end =
    closedAt === undefined
      ? { label: texts.asOf, value: at(now) }
      : { label: texts.closed, value: `${at(closedAt)} ${closedBy}` };
  return [
    { label: texts.number, value: `${shift.number}` },
    { label: texts.day, value: paperDay(shift.on) },
    { label: texts.opened, value: `${at(shift.openedAt)} ${shift.openedBy}` },
    end,
    { label: texts.cashiers, value: shift.cashiers.map(({ name }) => name).join(', ') },
    ...(seal === undefined
      ? []
      : [{ label: texts.seal, value: `${seal.number} · ${paperDay(seal.on)} · ${seal.code}` }]),
  ];
}

const totalsOf = (shift: ShiftFacts, texts: Texts, amount: Write): readonly PaperTotal[] =>
  soldFigures(shift, texts).map(({ label, count, amountMinor = 0 }) => {
    const named = count === undefined ? label : `${label} (${count})`;
    return { label: named, value: amount(amountMinor), isGrand: label === texts.net };
  });

const blocksOf = (shift: ShiftFacts, texts: Texts, amount: Write): readonly PaperBlock[] =>
  shiftSections(shift, texts).map(({ title, figures }) => ({
    part: 'payment',
    title,
    isFigures: true,
    facts: figures.map((figure) => ({ label: figure.label, value: written(figure, amount) })),
  }));

const written = ({ text, count, amountMinor }: ShiftFigure, amount: Write): string =>
  amountMinor === undefined ? (text ?? `${count ?? ''}`) : amount(amountMinor);

/** Where the cashier who counted and the supervisor who checked sign. */
const signatures = ({ signatures: title, cashier, supervisor }: Texts): PaperBlock => ({
  part: 'payment',
  title,
  isFigures: true,
  facts: [cashier, supervisor].map((label) => ({ label, value: '_'.repeat(18) })),
});
