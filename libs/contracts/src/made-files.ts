import type { JobState } from './jobs.js';

/** A file that was made. */
export interface MadeFile {
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
}

/** A file that a job makes: how far it is, and the file once it is there. */
export interface MadeFileAnswer {
  /** Of the job. */
  readonly id: string;
  readonly state: JobState;
  readonly isCancelling: boolean;
  /** UTC instant. */
  readonly createdAt: string;
  readonly percent: number | null;
  /** Null until it is made, and once it is no longer kept. */
  readonly file: MadeFile | null;
  readonly failure: string | null;
}
