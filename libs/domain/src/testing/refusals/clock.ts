import { within, refused, type RefusalTable } from './table.js';

/** What is refused of what people say about the clock. */
export const clockRefusals: RefusalTable<'clock'> = {
  CorrectClock: [
    refused({}, 'clock.nothingToCorrect'),
    ...within(
      { actorId: 'cashier' },
      refused({}, 'identity.permissionMissing', '', {
        permission: 'companies.manage',
        grantors: ['Ana Macuácua'],
      }),
    ),
  ],
};
