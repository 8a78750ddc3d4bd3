import type { Type } from '@nestjs/common';
import type { ModuleRef } from '@nestjs/core';
import { listOf } from '@balcao/contracts';
import type { Books } from '@balcao/domain';
import { anyRowsOf, type AnyCollection, type Row } from '@balcao/read-store';
import type { Journals, Sources } from '../composition/backend.js';
import { parseList, type ParsedList, type SentQuery } from '../reading/list-query.js';
import { isInTime, StatesInTime } from '../reading/states-in-time.js';
import { narrowedTo, partAmong } from './among-values.js';
import type { FileRows, RegisterReads } from './register.routes.js';

type FromBooks = (books: Books, row: Row) => object;

/** What the rows of a register are made whole with. */
interface Known {
  readonly journals: Journals;
  readonly sources: Sources;
  readonly modules: ModuleRef;
}

/** The rows of a register as they are asked for and shown: with what no row keeps. */
export class RegisterRows<R extends Row> {
  readonly #collection: AnyCollection;
  readonly #inTime: StatesInTime;
  readonly #fromBooks: FromBooks | undefined;

  constructor(
    private readonly routes: RegisterReads<R>,
    private readonly known: Known,
  ) {
    this.#collection = routes.collection;
    this.#inTime = new StatesInTime(known.journals, known.sources);
    this.#fromBooks = routes.fromBooks as FromBooks | undefined;
  }

  /** The list that a query asks for; the books are asked what the read store cannot tell. */
  async asked(companyId: string, query: SentQuery, timeZone: string): Promise<ParsedList> {
    const { list: name, among = {}, parse } = this.routes;
    const { sent, asked } = partAmong(among, query);
    const collection = this.#collection;
    const parsed = await this.#inTime.parse(
      { collection, companyId },
      sent,
      (timeless) => parse?.(timeless, timeZone) ?? parseList(collection, timeless),
    );
    const list = { ...parsed, where: { ...parsed.where, ...listOf(name).only } };
    if (asked.length === 0) return list;
    return this.known.journals.inspect(companyId, (books) => narrowedTo(among, asked, books, list));
  }

  /** Makes rows whole for a file; none where they are so as they are read. */
  inFile(companyId: string): FileRows<Row> | undefined {
    const inFiles = this.routes.inFiles as Type<FileRows<Row>> | undefined;
    if (inFiles !== undefined) return this.known.modules.get(inFiles, { strict: false });
    if (this.#fromBooks === undefined && !isInTime(this.#collection)) return undefined;
    return { whole: (rows) => this.of(companyId, rows) };
  }

  /** The rows in the states that time gives them, with what the books know of them. */
  async of(companyId: string, rows: readonly Row[]): Promise<readonly Row[]> {
    const collection = anyRowsOf(this.#collection);
    const shown = await this.#inTime.shown({ collection, companyId }, rows);
    const fromBooks = this.#fromBooks;
    if (fromBooks === undefined || shown.length === 0) return shown;
    return this.known.journals.inspect(companyId, (books) =>
      shown.map((row) => ({ ...row, ...fromBooks(books, row) })),
    );
  }
}
