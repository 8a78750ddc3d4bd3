import type { Journals } from './backend.js';

/** Journals that do some things in another way, and are otherwise the same. */
export const wrappedJournals = (journals: Journals, changed: Partial<Journals>): Journals => ({
  execute: (companyId, command) => journals.execute(companyId, command),
  inspect: (companyId, read) => journals.inspect(companyId, read),
  consult: (companyId, read) => journals.consult(companyId, read),
  rehearse: (companyId, command, read) => journals.rehearse(companyId, command, read),
  history: (companyId, recordId, options) => journals.history(companyId, recordId, options),
  hasExecuted: (companyId, commandId) => journals.hasExecuted(companyId, commandId),
  revision: (companyId) => journals.revision(companyId),
  isLoaded: (companyId) => journals.isLoaded(companyId),
  exists: (companyId) => journals.exists(companyId),
  close: () => journals.close(),
  ...changed,
});
