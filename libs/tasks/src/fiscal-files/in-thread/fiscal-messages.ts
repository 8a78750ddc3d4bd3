import type { FiscalFileError } from '@balcao/fiscal';
import type { FiscalFacts } from '../fiscal-source.js';

/** What the thread of a fiscal file stands on; `places` say where it reads. */
export interface FiscalThreadData<Places> {
  readonly places: Places;
  readonly facts: FiscalFacts;
}

/** What the thread is asked for: another piece, or an end. */
export type FiscalAsk = 'more' | 'stop';

/** What the thread tells. */
export type FiscalReport =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'piece'; readonly piece: Uint8Array }
  | { readonly kind: 'end' }
  /** Of what no file may say, `refused` is what it is about. */
  | {
      readonly kind: 'failed';
      readonly message: string;
      readonly refused?: Pick<FiscalFileError, 'code' | 'params'>;
    };
