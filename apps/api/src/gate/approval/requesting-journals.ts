import { AsyncLocalStorage } from 'node:async_hooks';
import type { Accepted } from '@balcao/contracts';
import { isWantedCommand, refuse } from '@balcao/domain';
import type { Journals } from '../../composition/backend.js';
import { wrappedJournals } from '../../composition/wrapped-journals.js';

/** Why somebody asks others to approve what the code does; nothing for most requests. */
export const requests = new AsyncLocalStorage<{ readonly reason: string } | undefined>();

/** Ends a request whose command was kept for an approval: nothing behind the journal may run. */
export class Requested extends Error {
  override readonly name = 'Requested';
  constructor(readonly accepted: Accepted) {
    super('the command waits for an approval');
  }
}

/** Journals that keep a command for an approval where its sender asks for one. */
export function requestingJournals(journals: Journals): Journals {
  return wrappedJournals(journals, {
    execute: async (companyId, command) => {
      const request = requests.getStore();
      if (request === undefined) return journals.execute(companyId, command);
      const { body: wanted } = command;
      if (!isWantedCommand(wanted)) refuse('approvalRequest.notOfThis');
      const body = { type: 'RequestApproval', wanted, ...request } as const;
      const { events, revision } = await journals.execute(companyId, { ...command, body });
      throw new Requested({ id: events[0]?.data.id ?? '', revision });
    },
  });
}
