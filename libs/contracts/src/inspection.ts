import type { MadeFileAnswer } from './made-files.js';

/** `POST /api/inspection-packs`: days, both included, of one year. */
export interface InspectionPackBody {
  readonly from: string;
  readonly to: string;
  /** Whether each document is there on paper, too. */
  readonly withPapers: boolean;
}

/** `GET /api/inspection-packs`, the newest first. */
export interface InspectionPackAnswer extends InspectionPackBody, MadeFileAnswer {}
