import { AsyncLocalStorage } from 'node:async_hooks';
import type { Rehearsal } from '@balcao/contracts';
import { refuse, type Books, type Facts, type JournalEvent } from '@balcao/domain';
import type { Accept } from '@balcao/journal';
import type { Journals } from '../composition/backend.js';
import { wrappedJournals } from '../composition/wrapped-journals.js';
import { effectsOf } from './effects.js';
import { rehearsalOf, tokenOf } from './rehearsed.js';

/** What the request wants of the commands that it leads to. */
export type Attempt =
  | { readonly kind: 'rehearse' }
  /** Carries a command out only if it does what the token names. */
  | { readonly kind: 'asRehearsed'; readonly token: string };

/** The attempt that the code runs in; none for what is simply carried out. */
export const attempts = new AsyncLocalStorage<Attempt>();

/** Ends a request that was to be tried only: nothing behind the journal may run. */
export class Rehearsed extends Error {
  override readonly name = 'Rehearsed';
  constructor(readonly rehearsal: Rehearsal) {
    super('the command was rehearsed');
  }
}

const noDocuments: Facts['documents'] = new Map();

/** Journals that try commands where the request asks for it, and carry out the others. */
export function rehearsingJournals(journals: Journals): Journals {
  return wrappedJournals(journals, {
    execute: async (companyId, command) => {
      const attempt = attempts.getStore();
      if (attempt === undefined) return journals.execute(companyId, command);
      if (attempt.kind === 'rehearse') {
        const rehearsal = await journals.rehearse(companyId, command, (books, events, input) =>
          rehearsalOf(books, events, { documents: documentsOf(input.first), minted: input.minted }),
        );
        const [event] = rehearsal.events;
        const revision = event ? rehearsal.revision : await journals.revision(companyId);
        throw new Rehearsed({ ...rehearsal, revision });
      }
      const accept: Accept<Books, JournalEvent> = (books, events, { first, minted }) => {
        const effects = effectsOf(events, documentsOf(first));
        const token = tokenOf(books, effects, { events, minted });
        if (token !== attempt.token) refuse('rehearsal.outdated');
      };
      return journals.execute(companyId, { ...command, accept });
    },
  });
}

function documentsOf(first: ReadonlyMap<string, JournalEvent>): Facts['documents'] {
  if (first.size === 0) return noDocuments;
  const found = [...first.values()].flatMap((event) =>
    event.type === 'DocumentIssued' ? [[event.data.id, event.data] as const] : [],
  );
  return new Map(found);
}
