import { Inject, Injectable } from '@nestjs/common';
import type { ReplayEntry, ReplayMoment, ReplayPage } from '@balcao/contracts';
import {
  entryId,
  ledgerOf,
  refuse,
  type DocumentIssuedData,
  type DocumentTexts,
  type Ledger,
} from '@balcao/domain';
import { fromMicros } from '@balcao/pricing';
import { accountEntries, documents, settlements, stockMoves } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { seenPart } from '../../access/rows/seen-events.js';
import type { Journals } from '../../composition/backend.js';
import { JOURNALS, ROWS } from '../../composition/tokens.js';
import { IssuedDocuments } from '../../documents/issued-documents.js';
import { entryOf, namesIn } from '../../reading/history-entries.js';
import { DocumentEvents } from './document-events.js';
import { originOf } from './origin-of.js';

/** The requested part of a history: so many events, before a revision if one is given. */
export interface ReplayPart {
  readonly before?: number | undefined;
  readonly length: number;
}

/** The most places whose stock is shown. */
const PLACES_MAX = 100;
const PAYMENTS_MAX = 200;

/** Replays documents: what happened to them, and their figures after each event. */
@Injectable()
export class Replays {
  constructor(
    @Inject(DocumentEvents) private readonly touching: DocumentEvents,
    private readonly issued: IssuedDocuments,
    @Inject(ROWS) private readonly rows: RowReader,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  /** Everything that touched the document, the newest first. */
  async page(companyId: string, id: string, part: ReplayPart): Promise<ReplayPage> {
    const from = part.before ?? Number.MAX_SAFE_INTEGER;
    const touching = await this.touching.of(companyId, id);
    const left = touching.filter(({ event }) => event.revision < from).reverse();
    const page = left.slice(0, part.length);
    const entries = await this.journals.inspect(companyId, (books) => {
      const names = namesIn(
        books,
        page.map(({ event }) => event),
      );
      return page.map(({ event, after }): ReplayEntry => {
        const origin = { recordId: event.data.id, from: originOf(books, event) };
        const shown = after && seenPart(after);
        return { ...entryOf(event, names), ...origin, ...(shown && { after: shown }) };
      });
    });
    const last = page.at(-1)?.event.revision;
    const isLast = left.length <= page.length || last === undefined;
    return { entries, total: touching.length, ...(!isLast && { next: last }) };
  }

  /** Every entry of a document, the newest first: for a file. */
  async all(companyId: string, id: string): Promise<readonly ReplayEntry[]> {
    return (await this.page(companyId, id, { length: Number.MAX_SAFE_INTEGER })).entries;
  }

  /** Stock, payments and the account of its party, once an event had been recorded. */
  async moment(companyId: string, id: string, revision: number): Promise<ReplayMoment> {
    const row = await this.rows.get(documents, companyId, id);
    const issued = row && (await this.issued.at(companyId, id, row.issuedRevision));
    if (issued === undefined) return refuse('document.notFound', { id });
    const [stock, payments, balance] = await Promise.all([
      this.#stock(companyId, issued, revision),
      this.rows.find(settlements, companyId, {
        where: {
          documentId: issued.id,
          sourceId: { $ne: issued.id },
          revision: { $lte: revision },
        },
        // In the order of the index of the document's own: by ids all of the company are gone over.
        sort: [['on', 'asc']],
        limit: PAYMENTS_MAX,
      }),
      this.#balance(companyId, issued, entryId(revision + 1)),
    ]);
    return {
      revision,
      stock,
      issuedTexts: textsOf(issued),
      payments: payments.toSorted(inOrderOfId).map(({ sourceId, on, kind, signedMinor }) => {
        return { sourceId, on, kind, signedMinor };
      }),
      ...(balance && { balance }),
    };
  }

  async #stock(companyId: string, { id, lines }: DocumentIssuedData, revision: number) {
    const moved = await this.rows.find(stockMoves, companyId, { where: { recordId: id } });
    const places = new Map(
      moved.map(({ articleId, warehouseId }) => [`${articleId} ${warehouseId}`, articleId]),
    );
    if (places.size === 0) return [];
    const articleIds = [...new Set(places.values())].slice(0, PLACES_MAX);
    const warehouseIds = [...new Set(moved.map(({ warehouseId }) => warehouseId))];
    const sums = await this.rows.group(stockMoves, companyId, {
      where: {
        articleId: { $in: articleIds },
        warehouseId: { $in: warehouseIds },
        revision: { $lte: revision },
      },
      by: ['articleId', 'warehouseId'],
      sum: ['quantityMicros'],
    });
    const names = new Map(lines.map(({ articleId, description }) => [articleId, description]));
    const level = new Map(
      sums.map(({ key, sums: { quantityMicros = 0 } }) => [
        `${key['articleId']} ${key['warehouseId']}`,
        quantityMicros,
      ]),
    );
    return [...places].slice(0, PLACES_MAX).map(([place, articleId]) => {
      const [, warehouseId = ''] = place.split(' ');
      const quantity = fromMicros(level.get(place) ?? 0);
      return { articleId, warehouseId, quantity, description: names.get(articleId) ?? articleId };
    });
  }

  async #balance(
    companyId: string,
    { partyId, group, accountEffect }: DocumentIssuedData,
    known: string,
  ) {
    if (partyId === '' || accountEffect === 'none') return undefined;
    const ledger: Ledger = ledgerOf(group);
    const [sum] = await this.rows.group(accountEntries, companyId, {
      where: { partyId, ledger, id: { $lt: known } },
      sum: ['debitMinor', 'creditMinor'],
    });
    const { debitMinor = 0, creditMinor = 0 } = sum?.sums ?? {};
    return { partyId, ledger, balanceMinor: debitMinor - creditMinor };
  }
}

function textsOf(issued: DocumentIssuedData): DocumentTexts {
  const { orderNumber, note, receiver, carrier, transport } = issued;
  return {
    ...(orderNumber !== undefined && { orderNumber }),
    ...(note !== undefined && { note }),
    ...(receiver && { receiver }),
    ...(carrier && { carrier }),
    ...(transport && { transport }),
  };
}

/** Ids of settlements begin with the event that they came from. */
const inOrderOfId = (one: { readonly id: string }, other: { readonly id: string }): number =>
  one.id < other.id ? -1 : 1;
