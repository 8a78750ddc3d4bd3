/** Seals the journal as it stands. */
export interface SealJournal {
  readonly type: 'SealJournal';
  /** The calendar day that the seal closes; today without it. */
  readonly on?: string;
}
