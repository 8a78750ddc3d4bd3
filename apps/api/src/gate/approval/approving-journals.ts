import { AsyncLocalStorage } from 'node:async_hooks';
import type { Approval } from '@balcao/domain';
import type { Journals } from '../../composition/backend.js';
import { wrappedJournals } from '../../composition/wrapped-journals.js';

/** The approval that the code runs with, checked already; none for most requests. */
export const approvals = new AsyncLocalStorage<Approval | undefined>();

/** Journals that tell the rules, and the events, of the request's approval. */
export function approvingJournals(journals: Journals): Journals {
  const approved = <C extends object>(command: C): C => {
    const approval = approvals.getStore();
    return approval === undefined ? command : { ...command, approval };
  };
  return wrappedJournals(journals, {
    execute: (companyId, command) => journals.execute(companyId, approved(command)),
    rehearse: (companyId, command, read) => journals.rehearse(companyId, approved(command), read),
  });
}
