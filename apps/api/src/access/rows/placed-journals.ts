import type { Journals } from '../../composition/backend.js';
import { readers } from './row-rules.js';

/** Journals that keep with events what they were asked from. */
export function placedJournals(journals: Journals): Journals {
  return {
    ...journals,
    execute: (companyId, command) => {
      const reader = readers.getStore();
      const device = reader?.kind === 'member' ? reader.device : undefined;
      return journals.execute(companyId, device === undefined ? command : { ...command, device });
    },
  };
}
