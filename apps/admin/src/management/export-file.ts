import { parse } from 'content-disposition';
import { ask } from '../http/request.js';

/** The files that every list can be written to. */
export type FileFormat = 'csv' | 'xlsx' | 'pdf';

export interface ExportedFile {
  readonly companyId: string;
  /** Of the collection below `/api/`. */
  readonly api: string;
  /** Filter and order, as query parameters. */
  readonly query: string;
  readonly format: FileFormat;
  /** Whose words name the file and its columns. */
  readonly screen: string;
  readonly columns: readonly string[];
  /** What narrows the rows, in words. */
  readonly about?: string | undefined;
  readonly signal: AbortSignal;
  /** How much has come: rows of a CSV, bytes of anything else. */
  readonly onProgress: (progress: Progress) => void;
}

export interface Progress {
  readonly rows?: number;
  readonly bytes: number;
}

export interface ReceivedFile {
  readonly name: string;
  readonly content: Blob;
}

/** All rows of a list as a file that the server writes. Throws `ProblemError`. */
export async function exportFile(file: ExportedFile): Promise<ReceivedFile> {
  const response = await askFor(file);
  const pieces: BlobPart[] = [];
  let bytes = 0;
  let lines = 0;
  const reader = response.body?.getReader();
  for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read()) {
    pieces.push(piece.value);
    bytes += piece.value.byteLength;
    if (file.format === 'csv') lines += linesIn(piece.value);
    file.onProgress({ bytes, ...(file.format === 'csv' && { rows: Math.max(0, lines - 1) }) });
  }
  const type = response.headers.get('content-type') ?? '';
  return {
    name: nameIn(response.headers.get('content-disposition')) ?? `${file.api}.${file.format}`,
    content: new Blob(pieces, { type }),
  };
}

/** Characters of what a file says of its filter. */
const ABOUT_MAX = 500;

function askFor({ companyId, api, query, signal, ...file }: ExportedFile): Promise<Response> {
  const search = new URLSearchParams(query);
  search.set('format', file.format);
  search.set('screen', file.screen);
  search.set('columns', file.columns.join(','));
  if (file.about !== undefined) search.set('about', file.about.slice(0, ABOUT_MAX));
  return ask(`/api/${api}?${search.toString()}`, { companyId, signal });
}

const LINE_END = 10;

function linesIn(bytes: Uint8Array): number {
  let lines = 0;
  for (const byte of bytes) if (byte === LINE_END) lines += 1;
  return lines;
}

/** The name that a file is sent under, in the language where it has one. */
export const nameIn = (disposition: string | null): string | undefined =>
  parse(disposition ?? '').parameters['filename'];
