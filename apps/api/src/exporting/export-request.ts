import { isTimeZone } from '@balcao/domain';
import type { Language } from '@balcao/messages';
import type { FastifyRequest } from 'fastify';
import { countryOf, isDemoOf, timeZoneOf } from '../http/request-place.js';
import { languageOf } from '../http/language.js';
import { RequestError } from '../http/request-error.js';

/** The files that every list can be written to: `?format=`. */
export const exportFormats = ['csv', 'xlsx', 'pdf'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Columns of one file. */
const columnsMax = 60;
const fieldShape = /^[A-Za-z][A-Za-z0-9]{0,39}$/;
/** Characters of what a file says that its rows were narrowed to. */
const aboutMax = 500;
const screenShape = /^[a-z_]+(\/[a-z_]+){0,2}$/;

/** How a list is to be written: in the caller's language, with what the screen shows. */
export interface ExportRequest {
  readonly language: Language;
  /** The columns that were chosen, in their order; the list's own without them. */
  readonly columns?: readonly string[];
  /** The screen whose words name the file and its columns, `commercial/articles`. */
  readonly screen?: string;
  /** What its rows were narrowed to, in the words of the screen; said on paper. */
  readonly about?: string;
  /** In which instants are written; the company's own without it. */
  readonly timeZone: string;
  /** The most rows of a PDF, where it is not for as many as paper takes. */
  readonly paperRowsMax?: number | undefined;
  /** Of the company: it names the tax number. */
  readonly country?: string | undefined;
  /** Whether the company is a demo: paper says so. */
  readonly isDemo?: boolean | undefined;
}

/** The format that a list's query asks for; undefined for one page of rows. */
export const formatOf = (sent: Readonly<Record<string, unknown>>): ExportFormat | undefined =>
  exportFormats.find((format) => format === sent['format']);

/** Reads the rest of the query; what cannot be is refused, naming it. */
export function exportRequestOf(request: FastifyRequest): ExportRequest {
  const { about, columns, screen, timeZone } = request.query as Readonly<Record<string, unknown>>;
  const chosen = columns === undefined ? undefined : fieldsOf(columns);
  if (screen !== undefined && !isText(screen, screenShape)) throw invalid('screen');
  if (about !== undefined && (typeof about !== 'string' || about.length > aboutMax)) {
    throw invalid('about');
  }
  if (timeZone !== undefined && (typeof timeZone !== 'string' || !isTimeZone(timeZone))) {
    throw invalid('timeZone');
  }
  return {
    language: languageOf(request.headers['accept-language']),
    ...(chosen !== undefined && { columns: chosen }),
    ...(screen !== undefined && { screen }),
    ...(about !== undefined && about !== '' && { about }),
    timeZone: timeZone ?? timeZoneOf(request),
    country: countryOf(request),
    isDemo: isDemoOf(request),
  };
}

function fieldsOf(sent: unknown): readonly string[] {
  const fields = typeof sent === 'string' ? [...new Set(sent.split(','))] : [];
  const areFields = fields.every((field) => fieldShape.test(field));
  if (fields.length === 0 || fields.length > columnsMax || !areFields) throw invalid('columns');
  return fields;
}

const isText = (sent: unknown, shape: RegExp): sent is string =>
  typeof sent === 'string' && shape.test(sent);

function invalid(path: string): RequestError {
  const code = 'request.invalid';
  return new RequestError(422, code, {}, [{ path, code, params: {} }]);
}
