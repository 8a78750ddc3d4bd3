import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { Collection, Row, RowReader } from '@balcao/read-store';
import type { FastifyRequest } from 'fastify';
import { languageOf } from '../http/language.js';
import type { ParsedList } from '../reading/list-query.js';
import { selectionOf } from '../reading/list-rows.js';
import { csvOf } from './csv.js';
import { exportColumns } from './export-columns.js';
import { namesOf, withNames, type References } from './references.js';
import { xlsxOf } from './xlsx.js';

/** Rows read at once while a file is written. */
const rowsPerRead = 1_000;

/** The files that every list can be written to: `?format=`. */
export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

const contentTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A list to be written whole into a file. */
export interface ExportedList {
  /** Below `/api`; the file is called after it. */
  readonly path: string;
  readonly collection: Collection<Row>;
  readonly companyId: string;
  readonly list: ParsedList;
  readonly fields: readonly string[];
  /** Fields that hold ids of other rows, to be written by their names. */
  readonly references?: References;
}

/** The format that a list's query asks for; undefined for one page of rows. */
export const formatOf = (sent: Readonly<Record<string, unknown>>): ExportFormat | undefined =>
  exportFormats.find((format) => format === sent['format']);

/**
 * All rows of a list as a file in the caller's language, read page by page as fast as the caller
 * takes them.
 */
export function exportOf(
  rows: RowReader,
  file: ExportedList,
  format: ExportFormat,
  request: FastifyRequest,
): StreamableFile {
  const language = languageOf(request.headers['accept-language']);
  const columns = exportColumns(language, file.path, file.fields);
  const pages = pagesOf(rows, file);
  const content =
    format === 'csv' ? csvOf(pages, columns, language) : xlsxOf(pages, columns, language);
  const disposition = `attachment; filename="${file.path}.${format}"`;
  return new StreamableFile(Readable.from(content), { type: contentTypes[format], disposition });
}

async function* pagesOf(rows: RowReader, file: ExportedList) {
  const { collection, companyId, list, references = {} } = file;
  const sort = list.sort as readonly ['id', 'asc' | 'desc'][];
  const names = await namesOf(rows, companyId, references);
  for (let skip = 0; ; skip += rowsPerRead) {
    const query = { ...selectionOf(list), sort, skip, limit: rowsPerRead };
    const page = await rows.find(collection, companyId, query);
    yield page.map((row) => withNames({ ...row }, names));
    if (page.length < rowsPerRead) return;
  }
}
