import { copyKinds, type CopyKind } from '@balcao/contracts';
import type { PrintModelFields } from '@balcao/domain';
import { RequestError } from '../http/request-error.js';

/** The forms in which a paper is answered. */
export const paperFormats = ['html', 'pdf'] as const;
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
