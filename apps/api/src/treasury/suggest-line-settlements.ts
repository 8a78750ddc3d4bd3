import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { LineSettlement } from '@balcao/contracts';
import {
  companyOf,
  referenceOf,
  refuse,
  suggestSettlements,
  type Books,
  type EarlierLine,
  type Ledger,
  type Owed,
} from '@balcao/domain';
import {
  bankStatementLines,
  bankStatements,
  documents,
  payments,
  treasuryEntries,
} from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { lookedAtMoment } from '../access/rows/row-rules.js';
import { isOfOneShift, seesSeriesOf } from '../access/rows/seen-documents.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS, ROWS } from '../composition/tokens.js';
import { ReadStatementLines, ReadStatementLinesHandler } from './read-statement-lines.js';

/** Matched lines that tell whose a text is: the latest. */
const EARLIER_MAX = 1_000;
/** Ids in one question to the rows. */
const AT_ONCE = 250;

/** Asks what the lines of a bank's statement probably settle, or pay back. */
export class SuggestLineSettlements extends Query<readonly LineSettlement[]> {
  constructor(
    readonly companyId: string,
    readonly statementId: string,
  ) {
    super();
  }
}

interface MatchedLine extends EarlierLine {
  readonly isIn: boolean;
  readonly sourceId: string;
}

/** The line with its party, also where it paid something back. */
function ownerOf(books: Books, line: MatchedLine): MatchedLine {
  const partyId = line.partyId ?? books.payments.refunds.get(line.sourceId)?.partyId;
  return partyId === undefined ? line : { ...line, partyId };
}

/** Lines that an entry is suggested for are recorded already: they settle nothing more. */
@QueryHandler(SuggestLineSettlements)
export class SuggestLineSettlementsHandler implements IQueryHandler<SuggestLineSettlements> {
  constructor(
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(ROWS) private readonly rows: RowReader,
    @Inject(ReadStatementLinesHandler) private readonly statements: ReadStatementLinesHandler,
  ) {}

  async execute({ companyId, statementId }: SuggestLineSettlements) {
    // The books hold what is open now, and know no shifts.
    if (lookedAtMoment() !== undefined || isOfOneShift()) return [];
    const statement = await this.rows.get(bankStatements, companyId, statementId);
    if (!statement) return refuse('treasury.statementNotFound', { id: statementId });
    if (statement.isUndone === true) return [];
    const lines = await this.statements.execute(new ReadStatementLines(companyId, statementId));
    const open = lines.filter((line) => (line.entryId ?? line.suggestedEntryId) === undefined);
    if (open.length === 0) return [];
    const earlier = await this.#matchedLines(companyId);
    return this.journals.inspect(companyId, (books) => {
      const { currency } = books.treasury.accounts.get(statement.accountId) ?? {};
      if (currency !== companyOf(books).currency) return [];
      const owners = earlier.map((line) => ownerOf(books, line));
      const openOf = (kind: 'owed' | 'credit') => ({
        client: openIn(books, 'client', kind, owners),
        supplier: openIn(books, 'supplier', kind, owners),
      });
      return [...suggestSettlements(open, openOf('owed'), openOf('credit'))].map(
        ([at, settlement]) => ({
          ...settlement,
          line: open[at]?.line ?? 0,
          partyName: books.parties.parties.get(settlement.partyId)?.name ?? '',
        }),
      );
    });
  }

  /** What the latest matched lines of all accounts say, and whose their entries are. */
  async #matchedLines(companyId: string): Promise<readonly MatchedLine[]> {
    const entries = await this.rows.find(treasuryEntries, companyId, {
      where: { statementId: { $exists: true } },
      sort: [['on', 'desc']],
      limit: EARLIER_MAX,
    });
    const lineIdOf = ({ statementId = '', line = 0 }: (typeof entries)[number]) =>
      `${statementId}_${line}`;
    const idsOf = (ids: readonly string[]) => [...new Set(ids)];
    const sourceIds = idsOf(entries.map(({ sourceId }) => sourceId));
    const [lines, paid, issued] = await Promise.all([
      inParts(idsOf(entries.map(lineIdOf)), (ids) =>
        this.rows.find(bankStatementLines, companyId, { where: { id: { $in: ids } } }),
      ),
      inParts(sourceIds, (ids) =>
        this.rows.find(payments, companyId, { where: { id: { $in: ids } } }),
      ),
      inParts(sourceIds, (ids) =>
        this.rows.find(documents, companyId, { where: { id: { $in: ids } } }),
      ),
    ]);
    const texts = new Map(lines.map((line) => [line.id, textOf(line)]));
    const parties = new Map([
      ...paid.map(({ id, partyId }) => [id, partyId] as const),
      ...issued.map(({ id, clientId }) => [id, clientId] as const),
    ]);
    return entries.map((entry) => {
      const partyId = parties.get(entry.sourceId);
      const { sourceId, amountMinor } = entry;
      const matched = { text: texts.get(lineIdOf(entry)) ?? '', isIn: amountMinor > 0, sourceId };
      return partyId === undefined ? matched : { ...matched, partyId };
    });
  }
}

const textOf = (line: { readonly description: string; readonly reference?: string }) =>
  `${line.description} ${line.reference ?? ''}`;

async function inParts<T>(
  ids: readonly string[],
  find: (ids: readonly string[]) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const found: T[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    found.push(...(await find(ids.slice(at, at + AT_ONCE))));
  }
  return found;
}

/** What is owed or has credit left on one side of the books, in series that the reader sees. */
function openIn(
  books: Books,
  ledger: Ledger,
  kind: 'owed' | 'credit',
  matched: readonly MatchedLine[],
): Owed {
  const isDebit = (ledger === 'client') === (kind === 'owed');
  const open = [...books.documents.open.values()].filter(
    (one) => one.ledger === ledger && (one.side === 'debit') === isDebit && seesSeriesOf(one.id),
  );
  const partyIds = [...new Set(open.map(({ partyId }) => partyId))];
  return {
    documents: open.map((one) => ({ ...one, reference: referenceOf(books, one.id) })),
    parties: partyIds.map((id) => ({ id, name: books.parties.parties.get(id)?.name ?? '' })),
    earlier: matched.filter(({ isIn }) => isIn === isDebit),
  };
}
