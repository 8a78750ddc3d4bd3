import type { FiscalFileError } from '@balcao/fiscal';
import type { FiscalFacts } from '@balcao/tasks';
import type { Place } from './open-stores.js';

/** What the thread of a fiscal file stands on. */
export interface FiscalThreadData {
  readonly events: Place;
  /** The keys of personal data. */
  readonly keys: Place;
  readonly rows: Place;
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
