import type { JournalEntryRow, RecordJournalEntryBody } from '@balcao/contracts';

/** What a form begins with that copies an entry: its day is today's again. */
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
