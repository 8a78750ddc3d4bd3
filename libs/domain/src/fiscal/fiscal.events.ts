import type { EventOf } from '../kernel/index.js';
import type { FieldChanges } from '../registers/index.js';
import type { WrittenAmounts } from '../vat/index.js';

/** How documents are signed (docs/adr/0024); a digest needs no key and proves no maker. */
export const signatureModes = ['off', 'sha256-chain', 'rsa-sha1', 'rsa-sha256'] as const;
/** How documents are signed; the mode of a document's day is in its signature. */
export type SignatureMode = (typeof signatureModes)[number];

/** How the company stands with the tax authority. */
export interface FiscalSettings {
  readonly signatureMode: SignatureMode;
  /** The version of the key that signs; the newest without it. */
  readonly signatureKey?: string;
  /** Of the SAF-T (MZ), whose schema is not public: what the authority asks for. */
  readonly saftNamespace?: string;
  readonly saftVersion?: string;
  /** The day of the next month until which a month is declared; its last working day without. */
  readonly declarationDay?: number;
}

/** How documents are signed and files declared from now on; `id` is the company's. */
export type FiscalSettingsChanged = EventOf<
  'FiscalSettingsChanged',
  FieldChanges<FiscalSettings> & { readonly id: string }
>;

/** The signature of a document, and all that was signed beside what the document says. */
export interface DocumentSignature {
  readonly mode: Exclude<SignatureMode, 'off'>;
  /** Base64. */
  readonly hash: string;
  /** `HashControl`: the version of the key; `0` of a digest. */
  readonly control: string;
  /** The signature before it in its series; empty of the first. */
  readonly previous: string;
  /** Local, to the second, `2026-03-02T14:30:00`. */
  readonly enteredAt: string;
  /** What is printed: the 1st, 11th, 21st and 31st character. */
  readonly characters: string;
}

/** The file that was handed in, and what of the books it says. */
export interface DeclaredFile {
  readonly fileId: string;
  readonly fileKind: string;
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
  /** The last event that the file knows. */
  readonly revision: number;
  /** The day that the file says it was made on. */
  readonly madeOn: string;
}

/** A month was handed in; declared again, the later file replaces the earlier one. */
export type PeriodDeclared = EventOf<
  'PeriodDeclared',
  DeclaredFile & {
    /** The month, `2026-03`. */
    readonly id: string;
    readonly on: string;
    /** The number that the authority gave. */
    readonly receipt?: string;
  }
>;

/** What a later event changes of what was declared, in minor units of the company's currency. */
export interface Alteration {
  readonly kind: 'issued' | 'cancelled' | 'restored';
  readonly documentId: string;
  readonly reference: string;
  readonly issuedOn: string;
  readonly partyId: string;
  readonly baseMinor: number;
  readonly vatMinor: number;
  readonly totalMinor: number;
}

/** The file of a declared month would be another one now. */
export type DeclaredPeriodAltered = EventOf<
  'DeclaredPeriodAltered',
  Alteration & { readonly id: string }
>;

/** What had changed is put right elsewhere: in the present month, or with the authority. */
export type DeclaredChangesSettled = EventOf<
  'DeclaredChangesSettled',
  { readonly id: string; readonly until: number; readonly note: string }
>;

/** It was never handed in: it was marked by mistake. */
export type DeclarationWithdrawn = EventOf<
  'DeclarationWithdrawn',
  { readonly id: string; readonly reason: string }
>;

/** What a company writes into the VAT return of a month, which its documents do not say. */
export interface WrittenReturn extends WrittenAmounts {
  /** What the adjustments are of. */
  readonly note?: string;
  /** What was paid of it, in minor units, and when. */
  readonly paidMinor?: number;
  readonly paidOn?: string;
  /** The number that the authority gave. */
  readonly receipt?: string;
}

/** Adjustments, credits, fine, refund and payment of a month's VAT return; the last one counts. */
export type VatReturnWritten = EventOf<
  'VatReturnWritten',
  WrittenReturn & {
    /** The month, `2026-03`. */
    readonly id: string;
    /** Box 22 of it, in minor units: what the next month begins with. */
    readonly leftMinor: number;
  }
>;

/** Facts of signing and declaring; signatures themselves are in the documents they sign. */
export type FiscalEvent =
  | FiscalSettingsChanged
  | PeriodDeclared
  | DeclaredPeriodAltered
  | DeclaredChangesSettled
  | DeclarationWithdrawn
  | VatReturnWritten;
