/** `GET /api/seals`, the newest first. */
export interface SealRow {
  readonly id: string;
  readonly revision: number;
  /** From 1, without gaps. */
  readonly number: number;
  /** The calendar day that it closes. */
  readonly on: string;
  /** UTC instant. */
  readonly sealedAt: string;
  /** Revisions that it adds to the seal before. */
  readonly from: number;
  readonly to: number;
  /** All events up to `to`. */
  readonly events: number;
  /** Of the journal's chain at `to`. */
  readonly hash: string;
  readonly previous: string;
  readonly digest: string;
  /** What paper shows of the digest. */
  readonly code: string;
  readonly series: readonly { readonly id: string; readonly last: number }[];
}

/** What an auditor asks of the whole journal at once. */
export const journalQuestions = [
  'voidedLines',
  'drawerOpened',
  'priceChanges',
  'afterHours',
  'rightsGranted',
] as const;
/** One of them, as the journal's rows carry it and its filter names it. */
export type JournalQuestion = (typeof journalQuestions)[number];

/** What an event changed of a price or of rights; answered in the caller's words, with a name. */
export interface JournalChange {
  readonly field: string;
  readonly name?: string;
  /** The category of clients that a price is for. */
  readonly of?: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** `GET /api/journal`: one event of the company, without what it says in full. */
export interface JournalRow {
  readonly id: string;
  readonly revision: number;
  readonly type: string;
  readonly recordedAt: string;
  /** At a till the cashier, who may have taken over by PIN; else the signed-in user. */
  readonly actorId: string;
  /** Beside the row; the id where nobody of the company is called so. */
  readonly actorName?: string;
  /** Who was signed in on the device of a till, where somebody else was at it. */
  readonly signedIn?: string;
  /** What the event is about. */
  readonly recordId: string;
  readonly label?: string;
  readonly partyId?: string;
  readonly partyName?: string;
  readonly amountMinor?: number;
  readonly cashRegisterId?: string;
  readonly registerName?: string;
  /** What it was asked from, for people. */
  readonly device?: string;
  /** Which of the questions it answers; the hours are the asker's. */
  readonly question?: JournalQuestion;
  /** Minutes of the day in UTC, for questions about hours. */
  readonly minute: number;
  /** Of a price or of rights, where it changed some. */
  readonly changes?: readonly JournalChange[];
  /** Beside the row, for files: all that changed, as it was, and as it is. */
  readonly changed?: string;
  readonly before?: string;
  readonly after?: string;
  /** Of the prices that changed. */
  readonly currency?: string;
}

/** `GET /api/journal/:revision/event`. */
export interface JournalEventAnswer {
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
  readonly metadata: unknown;
}

/** `GET /api/journal/types`: the kinds of events that there are. */
export interface JournalTypeCount {
  readonly type: string;
  readonly count: number;
}

/** `GET /api/journal/people`: what a question finds, by person. */
export interface JournalPerson {
  readonly actorId: string;
  readonly actorName: string;
  readonly count: number;
  readonly amountMinor: number;
}
