import type { EventStore } from '@balcao/event-store';
import { EventStoreDbEventStore } from '@balcao/event-store/eventstoredb';
import { KeyRing, markingNeeds, PersonalKeys, readableEvents } from '@balcao/journal';
import type { ReadStore } from '@balcao/read-store';
import { MongoReadStore } from '@balcao/read-store/mongodb';

/** Where events and rows are; passes between threads. */
export interface ServerAddresses {
  readonly eventStore: string;
  readonly mongoDb: string;
  readonly database: string;
}

/** Events in which personal data can be read, the keys to them, and rows. */
export interface Servers {
  readonly events: EventStore;
  readonly rows: ReadStore;
  readonly keyRing: KeyRing;
  readonly close: () => Promise<void>;
}

/** How long a call waits for a primary before it says so and is made again. */
const unavailableAfterMs = 2_500;

/** Opens both; contacts neither. `wrong` says what an address that cannot be read throws. */
export async function openServers(
  { eventStore, mongoDb, database }: ServerAddresses,
  wrong: (server: 'eventStore' | 'mongoDb') => Error = (server) => new Error(server),
): Promise<Servers> {
  // The clients' own words may repeat the address, and with it the password.
  const opened = await EventStoreDbEventStore.open({ url: eventStore }).catch(() => {
    throw wrong('eventStore');
  });
  const stored = markingNeeds(opened);
  const rows = await MongoReadStore.open({ url: mongoDb, database, unavailableAfterMs }).catch(
    () => {
      throw wrong('mongoDb');
    },
  );
  const keyRing = new KeyRing(new PersonalKeys(rows));
  const events = readableEvents(stored, keyRing);
  return {
    events,
    rows,
    keyRing,
    close: async () => {
      await rows.close();
      await events.close();
    },
  };
}
