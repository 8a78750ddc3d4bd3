import type { FiscalFileResult } from './fiscal.js';
import type { JobState } from './jobs.js';

/** `POST /api/inspection-packs`: days, both included, of one year. */
export interface InspectionPackBody {
  readonly from: string;
  readonly to: string;
  /** Whether each document is there on paper, too. */
  readonly withPapers: boolean;
}

/** `GET /api/inspection-packs`, the newest first. */
export interface InspectionPackAnswer extends InspectionPackBody {
  readonly id: string;
  readonly state: JobState;
  readonly isCancelling: boolean;
  readonly createdAt: string;
  readonly percent: number | null;
  /** Once it is made. */
  readonly file: Pick<FiscalFileResult, 'fileName' | 'size' | 'sha256'> | null;
  readonly failure: string | null;
}
