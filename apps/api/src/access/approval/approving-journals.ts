import { AsyncLocalStorage } from 'node:async_hooks';
import type { Approval } from '@balcao/domain';
import type { Journals } from '../../composition/backend.js';

/** The approval that the code runs with, checked already; none for most requests. */
export const approvals = new AsyncLocalStorage<Approval | undefined>();

/** Journals that tell the rules, and the events, of the request's approval. */
export function approvingJournals(journals: Journals): Journals {
  const approved = <C extends object>(command: C): C => {
    const approval = approvals.getStore();
    return approval === undefined ? command : { ...command, approval };
  };
  return {
    execute: (companyId, command) => journals.execute(companyId, approved(command)),
    inspect: (companyId, read) => journals.inspect(companyId, read),
    consult: (companyId, read) => journals.consult(companyId, read),
    rehearse: (companyId, command, read) => journals.rehearse(companyId, approved(command), read),
    history: (companyId, recordId, options) => journals.history(companyId, recordId, options),
    revision: (companyId) => journals.revision(companyId),
    exists: (companyId) => journals.exists(companyId),
    close: () => journals.close(),
  };
}
