import { openRowReader } from '@balcao/read-store/sqlite';
import { workFiscalThread } from '@balcao/tasks';
import { openReadableEvents } from './open-readable-events.js';
import type { Place } from '../store-place.js';
import { openRows } from './open-stores.js';

/** Where the thread of a fiscal file reads. */
export interface FiscalPlaces {
  readonly events: Place;
  /** The keys of personal data. */
  readonly keys: Place;
  /** As they are, or as they were at an event. */
  readonly rows: Place;
}

await workFiscalThread<FiscalPlaces>(async ({ rows: place, ...places }) => {
  const events = await openReadableEvents(places, { readonly: true });
  const rows = await ('file' in place ? openRowReader(place.file) : openRows(place));
  return {
    events,
    rows,
    close: async () => {
      await rows.close();
      await events.close();
    },
  };
});
