import type { SentChanges } from '../registers/index.js';
import type { Alteration, DeclaredFile, FiscalSettings, WrittenReturn } from './fiscal.events.js';

/** Changes how documents are signed and files declared, from now on. */
export interface ChangeFiscalSettings {
  readonly type: 'ChangeFiscalSettings';
  readonly fields: SentChanges<FiscalSettings>;
}

/** Says that the file of a month was handed in. */
export interface DeclarePeriod extends DeclaredFile {
  readonly type: 'DeclarePeriod';
  /** `2026-03`. */
  readonly period: string;
  readonly receipt?: string;
  /** What has changed between the making of the file and `readTo`. */
  readonly alterations: readonly Alteration[];
  /** The last event that was looked at for changes. */
  readonly readTo: number;
}

/** Says that all changes up to an event are put right. */
export interface SettleDeclaredChanges {
  readonly type: 'SettleDeclaredChanges';
  readonly period: string;
  readonly until: number;
  readonly note: string;
}

/** Writes what a month's VAT return holds besides what documents say. */
export interface WriteVatReturn extends WrittenReturn {
  readonly type: 'WriteVatReturn';
  /** `2026-03`. */
  readonly period: string;
  /** Its boxes 21 and 22 with what is written. */
  readonly creditMinor: number;
  readonly leftMinor: number;
}

/** Takes the mark off a month that was not handed in. */
export interface WithdrawDeclaration {
  readonly type: 'WithdrawDeclaration';
  readonly period: string;
  readonly reason: string;
}
