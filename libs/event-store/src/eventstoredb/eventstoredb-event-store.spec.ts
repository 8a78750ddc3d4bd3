import { afterAll } from '@jest/globals';
import { leaveOut } from '../../../../test/left-out.js';
import { StandIn } from '../../../../test/stand-ins/eventstoredb/stand-in.js';
import { eventStoreContract } from '../event-store.contract.js';
import { EventStoreDbEventStore } from './eventstoredb-event-store.js';

const realUrl = process.env['EVENTSTORE_URL'];

if (realUrl === undefined) {
  leaveOut('an event store on a real EventStoreDB', 'EVENTSTORE_URL is not set');
} else {
  const open = () => EventStoreDbEventStore.open({ url: realUrl });
  eventStoreContract('EventStoreDB, the server of EVENTSTORE_URL', {
    open,
    reopen: open,
    isShared: true,
  });
}

let standIn: StandIn | undefined;
afterAll(() => standIn?.end());

const reopen = () => EventStoreDbEventStore.open({ url: standIn?.url ?? '' });
eventStoreContract('EventStoreDB, a stand-in of its server', {
  open: async () => {
    await standIn?.end();
    standIn = await StandIn.start();
    return reopen();
  },
  reopen,
});
