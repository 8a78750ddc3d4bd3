/** What must never happen, whenever a process is killed or the power fails. */
export const violationKinds = [
  'the server did not start',
  'an answered command is lost',
  'a command was carried out twice',
  'an answer names another event',
  'a recorded command was refused when it was sent again',
  'a refused command was recorded',
  'an answered job is lost',
  'the chain is broken',
  'a gap in positions',
  'a gap in numbers',
  'rows differ from the journal',
  'a file is lost or changed',
  'personal data cannot be read',
  'a secret cannot be opened',
  'a mail recorded as sent is not there',
  'a session is lost',
  'a backup is damaged',
] as const;

/** One of the kinds. */
export type ViolationKind = (typeof violationKinds)[number];

/** Something that must not be, and where it was seen. */
export interface Violation {
  readonly kind: ViolationKind;
  readonly what: string;
}

/** Collects what was seen. */
export class Violations {
  readonly found: Violation[] = [];

  add(kind: ViolationKind, what: string): void {
    this.found.push({ kind, what });
  }

  count(kind: ViolationKind): number {
    return this.found.filter((one) => one.kind === kind).length;
  }
}
