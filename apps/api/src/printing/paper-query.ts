import { copyKinds, type CopyKind } from '@balcao/contracts';
import type { PrintModelFields } from '@balcao/domain';
import { RequestError } from '../http/request-error.js';

/** The forms in which a paper is answered. */
export const paperFormats = ['html', 'pdf', 'xlsx', 'json'] as const;
export type PaperFormat = (typeof paperFormats)[number];

/** How a paper is wanted: `?format=pdf&copy=second&language=pt&paperSize=A4&modelId=…`. */
export interface PaperQuery {
  readonly format: PaperFormat;
  readonly copy: CopyKind;
  readonly modelId?: string;
  readonly language?: PrintModelFields['language'];
  readonly paperSize?: PrintModelFields['paperSize'];
}

type Sent = Readonly<Record<string, unknown>>;

/** Reads the query; `RequestError` names what cannot be. */
export function parsePaperQuery(sent: Sent): PaperQuery {
  const modelId = sent['modelId'];
  if (modelId !== undefined && (typeof modelId !== 'string' || modelId.length > 64)) {
    throw invalid('modelId');
  }
  const language = wordIn(sent, 'language', ['en', 'pt'] as const);
  const paperSize = wordIn(sent, 'paperSize', ['A4', 'thermal80'] as const);
  return {
    format: wordIn(sent, 'format', paperFormats) ?? 'html',
    copy: wordIn(sent, 'copy', copyKinds) ?? 'duplicate',
    ...(modelId !== undefined && { modelId }),
    ...(language !== undefined && { language }),
    ...(paperSize !== undefined && { paperSize }),
  };
}

/** The most documents that one file is made of. */
export const papersMax = 50;

/** Reads `ids=FT_2026.1,FT_2026.2&copies=original,second`; `RequestError` names what cannot be. */
export function parsePapersQuery(sent: Sent): readonly { id: string; copy: CopyKind }[] {
  const ids = listIn(sent, 'ids');
  const copies = listIn(sent, 'copies');
  if (ids.length === 0 || ids.length > papersMax) throw invalid('ids');
  return ids.map((id, index) => {
    const copy = copyKinds.find((known) => known === copies[index]);
    if (copy === undefined) throw invalid('copies');
    return { id, copy };
  });
}

const listIn = (sent: Sent, name: string): readonly string[] => {
  const value = sent[name];
  return typeof value === 'string' && value !== '' ? value.split(',') : [];
};

function wordIn<W extends string>(sent: Sent, name: string, words: readonly W[]): W | undefined {
  const value = sent[name];
  if (value === undefined || value === '') return undefined;
  const word = words.find((known) => known === value);
  if (word === undefined) throw invalid(name);
  return word;
}

function invalid(path: string): RequestError {
  return new RequestError(422, 'request.invalid', {}, [
    { path, code: 'request.invalid', params: {} },
  ]);
}
