/** Where a job stands: the first three are yet to end, `failed` is for good. */
export type JobState = 'waiting' | 'delayed' | 'running' | 'done' | 'failed' | 'cancelled';

/** What can be asked for of a company, to be done in the background. */
export type JobName = 'journal.verify';

/** `GET /api/jobs` and `GET /api/jobs/:id`. Instants are UTC ISO strings. */
export interface JobAnswer {
  readonly id: string;
  /** A `JobName` of this version or of another. */
  readonly name: string;
  readonly state: JobState;
  /** Someone has asked it to stop, and it has not yet. */
  readonly isCancelling: boolean;
  readonly actorId: string;
  readonly actorName: string;
  readonly createdAt: string;
  /** When it may run next. */
  readonly dueAt: string;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  /** Attempts that have ended, of how many there may be. */
  readonly attempts: number;
  readonly maxAttempts: number;
  /** 0 to 100, when it says how far it is. */
  readonly percent: number | null;
  /** What it says of its progress; its shape is its name's. */
  readonly detail: unknown;
  /** What it found, once it is done; its shape is its name's. */
  readonly result: unknown;
  /** What the last attempt failed of, in the program's words. */
  readonly failure: string | null;
  /** The document or payment that it sends; null for other jobs. */
  readonly about: JobSubject | null;
}

/** What a job is about. */
export interface JobSubject {
  readonly kind: 'document' | 'payment';
  readonly id: string;
  readonly reference: string;
}

/** The `detail` of `journal.verify`: how many of the events have been checked. */
export interface VerifyJournalDetail {
  readonly checked: number;
  readonly events: number;
}

/** The kinds of damage of a journal. */
export type JournalFault = 'missing' | 'foreign' | 'hash' | 'seal' | 'cut' | 'unreadable';

/** The `result` of `journal.verify`: `revision` is the first event that does not fit, and why. */
export type VerifyJournalResult =
  | {
      readonly intact: true;
      readonly events: number;
      readonly hash?: string;
      /** Attached files whose content was compared with what the journal says; once not told. */
      readonly files?: number;
      /** The seal of this journal that was brought from outside; null without one. */
      readonly comparedWith?: {
        readonly number: number;
        readonly on: string;
        readonly code: string;
      } | null;
    }
  | {
      readonly intact: false;
      readonly revision: number;
      readonly fault: JournalFault | 'file' | 'otherSeal';
      /** Of the seal that was brought, where the journal has none like it. */
      readonly code?: string;
    };

/** `POST /api/companies/current/verify-journal`. */
export interface VerifyJournalBody {
  /** The code or the whole digest of a seal, from a mail or a Z report: `9F2C-71AB`. */
  readonly seal?: string;
}

/** What a command about a job answers. */
export interface JobAccepted {
  readonly id: string;
}
