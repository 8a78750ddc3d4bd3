import { neededRecords, type Command } from '../commands.js';
import type { JournalEvent } from '../events.js';
import { factsOf, type Facts } from '../facts.js';

/** What a journal with this past would tell the command's decision. */
export function factsFor(command: Command, past: readonly JournalEvent[]): Facts {
  const found = new Map<string, JournalEvent>();
  let isGrowing = true;
  while (isGrowing) {
    const sizeBefore = found.size;
    for (const id of neededRecords(command, found)) {
      const first = past.find((event) => event.data.id === id);
      if (first) found.set(id, first);
    }
    isGrowing = found.size > sizeBefore;
  }
  return factsOf(found);
}
