import {
  printParts,
  type Ageing,
  type Ledger,
  type PartySnapshot,
  type SupplierSnapshot,
} from '@balcao/domain';
import { paperDay, printMessages, type Language, type PrintMessages } from '@balcao/messages';
import { amountOf } from './figures.js';
import { labelsOf } from './paper-of.js';
import type { Fact, Paper, PaperBlock, PaperRow, PaperTable, Picture } from './paper.js';
import { clientLinesOf, issuerOf, supplierLinesOf } from './parties.js';
import type { PrintedBank } from './printed-document.js';
import { bankFact } from './blocks.js';

/** What happened to an account on a day, with the balance after it. */
export interface StatementEntry {
  readonly on: string;
  readonly reference: string;
  /** In words: issued, paid. */
  readonly kind: string;
  readonly debitMinor: number;
  readonly creditMinor: number;
  readonly balanceMinor: number;
}

/** The account of a client or supplier over some days, as it goes out. */
export interface PrintedStatement {
  readonly language: Language;
  readonly ledger: Ledger;
  readonly supplier: SupplierSnapshot;
  readonly party: PartySnapshot;
  readonly currency: string;
  readonly from?: string;
  readonly to: string;
  readonly openingMinor: number;
  readonly entries: readonly StatementEntry[];
  /** Of its last day. */
  readonly ageing: Ageing;
  /** Where a client pays to. */
  readonly banks: readonly PrintedBank[];
  readonly logo?: Picture;
  /** Of a company to try things out in. */
  readonly isDemo?: boolean | undefined;
}

/** The statement of an account as a letter: what was owed, what came and went, what is left. */
export function statementPaperOf(printed: PrintedStatement): Paper {
  const { language, ledger, supplier, party, logo, to, isDemo } = printed;
  const texts = printMessages(language);
  const isClient = ledger === 'client';
  return {
    language,
    on: to,
    size: 'A4',
    title: texts.statement.title,
    reference: party.code,
    copy: '',
    ...(isDemo === true && { stamp: texts.marks.demo }),
    issuer: issuerOf({ supplier }, texts),
    ...(logo && { logo }),
    header: [],
    party: {
      heading: isClient ? texts.party.to : texts.party.supplier,
      name: party.name,
      lines: isClient ? clientLinesOf(party, texts) : supplierLinesOf(party),
    },
    facts: factsOf(printed, texts),
    body: [],
    labels: labelsOf(texts),
    table: tableOf(printed, texts),
    vat: [],
    totals: totalsOf(printed, texts),
    order: printParts.filter((part) => part !== 'signature'),
    blocks: blocksOf(printed, texts),
    note: [],
    footer: [],
    mentions: [texts.marks.processed.uncertified],
  };
}

function factsOf(
  { from, to, ledger, party, currency }: PrintedStatement,
  { statement, facts }: PrintMessages,
): readonly Fact[] {
  return [
    ...(from === undefined ? [] : [{ label: statement.from, value: paperDay(from) }]),
    { label: statement.until, value: paperDay(to) },
    { label: facts.currency, value: currency },
    { label: ledger === 'client' ? facts.account : facts.supplierAccount, value: party.code },
  ];
}

/** What was owed before stands first; what is carried to the next page is the balance. */
function tableOf(
  { language, from, openingMinor, entries }: PrintedStatement,
  { statement: texts, receipt }: PrintMessages,
): PaperTable {
  const amount = (minor: number): string => (minor === 0 ? '' : amountOf(minor, language));
  const rowOf = (
    [day, reference, kind]: readonly [string, string, string],
    [debit, credit, balanceMinor]: readonly [string, string, number],
    amountMinor: number,
  ): PaperRow => ({
    cells: [day, reference, kind, debit, credit, amountOf(balanceMinor, language)],
    details: [],
    roll: { text: `${day} ${reference}`, left: kind, right: amountOf(balanceMinor, language) },
    amountMinor,
  });
  let before = openingMinor;
  const rows = entries.map((entry) => {
    const { on, reference, kind, debitMinor, creditMinor, balanceMinor } = entry;
    const moved = balanceMinor - before;
    before = balanceMinor;
    return rowOf(
      [paperDay(on), reference, kind],
      [amount(debitMinor), amount(creditMinor), balanceMinor],
      moved,
    );
  });
  const day = from === undefined ? '' : paperDay(from);
  const opening = rowOf([day, '', texts.opening], ['', '', openingMinor], openingMinor);
  return {
    columns: [
      { label: receipt.date, width: 58, isFigure: false },
      { label: receipt.document, width: 84, isFigure: false },
      { label: '', width: 'rest', isFigure: false },
      { label: texts.debit, width: 76, isFigure: true },
      { label: texts.credit, width: 76, isFigure: true },
      { label: texts.balance, width: 80, isFigure: true },
    ],
    rows: [opening, ...rows],
  };
}

function totalsOf(
  { language, openingMinor, entries, currency }: PrintedStatement,
  { statement: texts }: PrintMessages,
): Paper['totals'] {
  const sum = (label: string, minor: number, isGrand = false) => {
    return { label, value: amountOf(minor, language), isGrand };
  };
  const of = (field: 'debitMinor' | 'creditMinor') =>
    entries.reduce((minor, entry) => minor + entry[field], 0);
  const closingMinor = entries.at(-1)?.balanceMinor ?? openingMinor;
  return [
    sum(texts.opening, openingMinor),
    sum(texts.debit, of('debitMinor')),
    sum(texts.credit, of('creditMinor')),
    sum(`${texts.balance} ${currency}`, closingMinor, true),
  ];
}

/** How late what is open is, and where it is paid to; an account that is settled has neither. */
function blocksOf(
  { language, ageing, banks, to }: PrintedStatement,
  texts: PrintMessages,
): readonly PaperBlock[] {
  const { ageing: words } = texts.statement;
  const said: readonly (readonly [label: string, minor: number])[] = [
    [words.notDue, ageing.notDueMinor],
    [words.days1To30, ageing.days1To30Minor],
    [words.days31To60, ageing.days31To60Minor],
    [words.days61To90, ageing.days61To90Minor],
    [words.over90, ageing.over90Minor],
    [words.credits, ageing.creditsMinor],
  ];
  const late = said.flatMap(([label, minor]) =>
    minor === 0 ? [] : [{ label, value: amountOf(minor, language) }],
  );
  const blocks: readonly PaperBlock[] = [
    { part: 'payment', title: `${words.title} ${paperDay(to)}`, isFigures: true, facts: late },
    { part: 'banks', title: texts.banks.title, facts: banks.map((bank) => bankFact(bank, texts)) },
  ];
  return blocks.filter(({ facts }) => facts.length > 0);
}
