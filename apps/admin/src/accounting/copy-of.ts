import type { JournalEntryRow, RecordJournalEntryBody } from '@balcao/contracts';

/** The initial values of a form that copies an entry; the date defaults to today. */
export function copyOf(entry: JournalEntryRow): Omit<RecordJournalEntryBody, 'id' | 'on'> {
  const { kind, description, reference, lines } = entry;
  return {
    kind,
    description,
    ...(reference !== undefined && { reference }),
    lines: lines.map(({ debitMinor, creditMinor, ...of }) => ({
      ...of,
      ...(debitMinor !== 0 && { debitMinor }),
      ...(creditMinor !== 0 && { creditMinor }),
    })),
  };
}
