import type { BlobStore } from '@balcao/blobs';
import type { EventStore } from '@balcao/event-store';
import type { PersonalKeys } from '@balcao/journal';
import type { ReadStore } from '@balcao/read-store';

/** What is moved from or to: everything that the product keeps, on one stack. */
export interface End {
  /** As they are stored. */
  readonly events: EventStore;
  /** The keys of personal data. */
  readonly keys: PersonalKeys;
  readonly rows: ReadStore;
  readonly blobs: BlobStore;
  /** Whether several processes may fold its rows, each in its shares of the companies. */
  readonly sharesRows: boolean;
  close(): Promise<void>;
}

/** What every step is given. */
export interface Step {
  /** Ends the step between two batches with `MoveInterrupted`. */
  readonly signal: AbortSignal;
  /** Lines for a person to read. */
  readonly say: (line: string) => void;
}
