import type { Alteration, FiscalSettings, PeriodDeclared, SignatureMode } from '@balcao/domain';
import type { MadeFile, MadeFileAnswer } from './made-files.js';

/** The fiscal files that can be made. */
export const fiscalFileKinds = [
  'declaration-xlsx',
  'declaration-csv',
  'declaration-xml',
  'saft-mz',
  'saft-ao',
  'saft-pt',
] as const;
/** `<format of the authority>-<form or country>`. */
export type FiscalFileKind = (typeof fiscalFileKinds)[number];

/** `POST /api/fiscal/files`: a file of days, both included, of one year. */
export interface FiscalFileBody {
  readonly kind: FiscalFileKind;
  readonly from: string;
  readonly to: string;
}

/** What the job of a file answers once it is done. */
export interface FiscalFileResult extends MadeFile {
  /** The last event that it knows, where nothing that it says changed while it was made. */
  readonly revision?: number;
  /** The day that it says it was made on. */
  readonly madeOn?: string;
}

/** `GET /api/fiscal/files`, the newest first. */
export interface FiscalFileAnswer extends FiscalFileBody, MadeFileAnswer {
  /** Made once more from the books as they were, to be compared. */
  readonly isAgain: boolean;
  /** It is one state of the books: a month may be marked as submitted with it. */
  readonly canBeDeclared: boolean;
}

/** One thing that is wrong with a file; `sentence` is in the caller's language. */
export interface FiscalProblemAnswer {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly sentence: string;
  readonly line: number;
  readonly column: number;
  readonly element: string;
  readonly document?: string;
}

/** `POST /api/fiscal/check`: the first problems of a file, and how many there are. */
export interface FiscalCheckAnswer {
  readonly errors: number;
  readonly warnings: number;
  /** Documents read, by section of the file. */
  readonly documents: Readonly<Record<string, number>>;
  /** Signatures that were proved, and those whose key is not at hand. */
  readonly signatures: { readonly valid: number; readonly unproved: number };
  readonly problems: readonly FiscalProblemAnswer[];
}

/** One numbering and how far it is signed. */
export interface SignedSeriesAnswer {
  readonly id: string;
  readonly name: string;
  readonly isSigned: boolean;
}

/** `GET /api/fiscal/settings`: how documents are signed, and what files are made of. */
export interface FiscalSettingsAnswer extends FiscalSettings {
  /** Versions of the key that are in their place and can sign, the newest last. */
  readonly keys: readonly string[];
  /** The open series whose documents are signed. */
  readonly series: readonly SignedSeriesAnswer[];
  /** Of the company: which country's files it hands in. */
  readonly country: string;
}

/** `POST /api/fiscal/settings`; `null` takes a value away. */
export interface ChangeFiscalSettingsBody {
  readonly signatureMode?: SignatureMode;
  readonly signatureKey?: string | null;
  readonly saftNamespace?: string | null;
  readonly saftVersion?: string | null;
  readonly declarationDay?: number | null;
}

/** A month that was handed in. */
export interface DeclarationAnswer extends Omit<PeriodDeclared['data'], 'id'> {
  /** UTC instant of the mark. */
  readonly at: string;
  /** Whose mark it is: the name, or the id of somebody who has left. */
  readonly by: string;
  readonly times: number;
  readonly settled?: { readonly until: number; readonly note: string };
}

/**
 * Where a month stands: it runs, waits to be handed in, was handed in, or has changed since.
 * Changes that are put right do not count.
 */
export interface FiscalPeriodAnswer {
  /** `2026-03`. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly state: 'running' | 'open' | 'declared' | 'changed';
  readonly dueOn: string;
  /** Below zero once it is late. */
  readonly daysLeft: number;
  readonly changes: number;
  /** By how much the VAT of the month is another one now. */
  readonly vatMinor: number;
  readonly declaration: DeclarationAnswer | null;
}

/** One thing that makes the file of a month another one. */
export interface FiscalChangeAnswer extends Omit<Alteration, 'kind' | 'documentId'> {
  readonly kind: Alteration['kind'] | 'renamed';
  /** Absent of a client that was renamed. */
  readonly documentId?: string;
  readonly partyName: string;
  readonly revision: number;
  readonly at: string;
  readonly by: string;
  readonly before?: { readonly name?: string; readonly nuit?: string };
  readonly after?: { readonly name?: string; readonly nuit?: string };
}

/** `GET /api/fiscal/periods/:period` */
export interface FiscalPeriodChangesAnswer extends FiscalPeriodAnswer {
  readonly items: readonly FiscalChangeAnswer[];
}

/** `POST /api/fiscal/periods/:period/declare` */
export interface DeclarePeriodBody {
  /** Of `POST /api/fiscal/files`. */
  readonly fileId: string;
  readonly receipt?: string;
}
