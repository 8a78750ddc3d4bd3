import { afterAll, beforeAll } from '@jest/globals';
import { StandIn } from '../../../../test/stand-ins/eventstoredb/stand-in.js';
import { eventStoreContract } from '../event-store.contract.js';
import { EventStoreDbEventStore } from './eventstoredb-event-store.js';

const realUrl = process.env['EVENTSTORE_URL'];

if (realUrl !== undefined) contractAt('the server of EVENTSTORE_URL', () => realUrl);
else console.info('left out: the contract on a real EventStoreDB, as EVENTSTORE_URL is not set');

let standIn: StandIn | undefined;
beforeAll(async () => {
  standIn = await StandIn.start();
});
afterAll(() => standIn?.end());
contractAt('EventStoreDB, a stand-in of its server', () => standIn?.url ?? '');

function contractAt(name: string, url: () => string): void {
  const open = () => EventStoreDbEventStore.open({ url: url() });
  eventStoreContract(name, { open, reopen: open });
}
