import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { Language } from '@balcao/messages';
import { companies } from '@balcao/projections';
import type { Collection, Row, RowReader } from '@balcao/read-store';
import type { FastifyRequest } from 'fastify';
import { savedAs } from '../http/sent-as.js';
import { whileThere } from '../http/while-there.js';
import { RuledRows } from '../access/rows/ruled-rows.js';
import type { ParsedList } from '../reading/list-query.js';
import { selectionOf } from '../reading/list-rows.js';
import { csvOf } from './csv.js';
import { knownAtWords } from './known-at-words.js';
import { namingOwn, withCurrency } from './amount-currencies.js';
import { withCreditStates } from './credit-states.js';
import { exportColumns } from './export-columns.js';
import { exportRequestOf, type ExportFormat, type ExportRequest } from './export-request.js';
import type { SummedFields } from './list-sums.js';
import { pdfOf } from './pdf.js';
import { Naming, type References } from './references.js';
import { screenOf, screenTexts } from './screens.js';
import { xlsxOf } from './xlsx.js';

export { formatOf } from './export-request.js';

/**
 * Rows read at once while a file is written: soon something is on its way, and the further on a
 * read begins, the more it takes, as all rows before it are passed over again.
 */
const rowsPerRead = { first: 1_000, most: 8_000 } as const;

const contentTypes: Readonly<Record<ExportFormat, string>> = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

type Values = Readonly<Record<string, unknown>>;

/** What a file is about, regardless of the source of its rows. */
interface ExportedFile extends SummedFields {
  /** Below `/api`; the file is called after its screen. */
  readonly path: string;
  /** What the screen is called where its words do not say it: it shows one kind of the rows. */
  readonly title?: Readonly<Record<Language, string>> | undefined;
  /** The columns where none are chosen. */
  readonly fields: readonly string[];
  /** Which of the chosen ones may be written; all when absent. */
  readonly allows?: (field: string) => boolean;
}

/** A list to be written whole into a file. */
export interface ExportedList extends ExportedFile {
  readonly collection: Collection<Row>;
  readonly companyId: string;
  readonly list: ParsedList;
  /** Fields that hold ids of other rows, to be written by their names. */
  readonly references?: References;
  /** Completes the rows with what the screen shows in addition. */
  readonly whole?: (rows: readonly Row[]) => Promise<readonly Row[]>;
}

/**
 * All rows of a list as a file in the caller's language, read page by page as fast as the caller
 * takes them; a PDF is laid out as a whole.
 */
export async function exportOf(
  rows: RowReader,
  file: ExportedList,
  format: ExportFormat,
  request: FastifyRequest | ExportRequest,
): Promise<StreamableFile> {
  // The file is written while it is taken, outside of the request: it stays the caller's.
  const within = AsyncLocalStorage.snapshot();
  const { whole, companyId } = file;
  const shown = whole && { whole: (page: readonly Row[]) => within(() => whole(page)) };
  const reader = rows instanceof RuledRows ? rows.bound() : rows;
  const asked = askedIn(request);
  const pages = pagesOf(reader, { ...file, ...shown }, asked.language);
  const company = await rows.get(companies, companyId, companyId);
  return whileAsked(request, (signal) =>
    fileOf(file, pages, format, { ...asked, signal }, company?.name),
  );
}

/** Rows that are worked out, all at once, as a file in the caller's language. */
export async function exportRows(
  rows: readonly object[],
  file: ExportedFile & { readonly company?: string },
  format: ExportFormat,
  request: FastifyRequest | ExportRequest,
): Promise<StreamableFile> {
  const pages = (async function* () {
    yield await Promise.resolve(rows.map((row) => ({ ...row })));
  })();
  const asked = askedIn(request);
  return whileAsked(request, (signal) =>
    fileOf(file, pages, format, { ...asked, signal }, file.company),
  );
}

/** How a file is to be written: as the request says, or as its writer says without a request. */
const askedIn = (request: FastifyRequest | ExportRequest): ExportRequest =>
  'headers' in request ? exportRequestOf(request) : request;

/** A file that somebody waits for is not written on without them. */
const whileAsked = <T>(
  request: FastifyRequest | ExportRequest,
  work: (signal?: AbortSignal) => Promise<T>,
): Promise<T> => ('headers' in request ? whileThere(request, work) : work());

/** How a file is written, and until when. */
interface Sent extends ExportRequest {
  readonly signal?: AbortSignal | undefined;
}

async function fileOf(
  { path, title, fields, allows = () => true, sums, counts, currencies }: ExportedFile,
  rows: AsyncIterable<readonly Values[]>,
  format: ExportFormat,
  sent: Sent,
  company = '',
): Promise<StreamableFile> {
  const pages = withCreditStates(rows);
  const { language, country, screen = screenOf(path), about, isDemo } = sent;
  const chosen = (sent.columns ?? fields).filter(allows);
  const columns = namingOwn(
    exportColumns(language, screen, withCurrency(chosen, currencies), country),
    currencies,
  );
  const [, plural = path] = (screenTexts(language, screen).name ?? '').split(' |||| ');
  const called = title?.[language] ?? plural;
  const disposition = savedAs(`${called}.${format}`, `${path}.${format}`);
  const how = { type: contentTypes[format], disposition };
  if (format === 'pdf') {
    const known = knownAtWords(language, sent.timeZone);
    const body = { title: called, company, about, known, isDemo, sums, counts, currencies };
    const head = { ...body, now: new Date(), signal: sent.signal, rowsMax: sent.paperRowsMax };
    return new StreamableFile(await pdfOf(pages, columns, sent, head), how);
  }
  const content =
    format === 'csv'
      ? csvOf(pages, columns, sent)
      : xlsxOf(pages, columns, sent, { title: called, sums, counts, currencies });
  return new StreamableFile(Readable.from(content), how);
}

async function* pagesOf(
  rows: RowReader,
  file: ExportedList,
  language: Language,
): AsyncGenerator<readonly Values[]> {
  const { collection, companyId, list, references = {}, whole } = file;
  const sort = list.sort as readonly ['id', 'asc' | 'desc'][];
  const naming = new Naming(rows, companyId, references, language);
  for (let skip = 0; ;) {
    const limit = Math.min(Math.max(skip, rowsPerRead.first), rowsPerRead.most);
    const query = { ...selectionOf(list), sort, skip, limit };
    const page = await rows.find(collection, companyId, query);
    const shown = whole === undefined ? page : await whole(page);
    yield await naming.named(shown.map((row) => ({ ...row })));
    if (page.length < limit) return;
    skip += limit;
  }
}
