import type { EventStore } from '@balcao/event-store';
import { JournalDamages } from '@balcao/journal';
import type { BackendOptions } from './open-backend.js';

/** The register of damaged journals; read when it is needed first where the store is away. */
export async function openDamages(
  store: EventStore,
  { clock, warn, servers }: Pick<BackendOptions, 'clock' | 'warn' | 'servers'>,
): Promise<JournalDamages> {
  const damages = new JournalDamages({ store, clock, warn });
  const read = damages.ready().catch((error: unknown) => {
    warn('what is known of damaged journals cannot be read yet', error);
  });
  // A server may be away: nobody waits for it here.
  if (servers.eventStore === undefined) await read;
  return damages;
}
