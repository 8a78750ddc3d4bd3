import { workFiscalThread, type FiscalReader } from '@balcao/tasks';
import { foldedPast } from './folded-past.js';
import { openServers, type ServerAddresses } from './open-servers.js';

await workFiscalThread<ServerAddresses>(async (addresses, facts): Promise<FiscalReader> => {
  const { events, rows, close } = await openServers(addresses);
  const { companyId, revision } = facts;
  if (revision === undefined) return { events, rows, close };
  return { events, rows: await foldedPast(events, companyId, revision), close };
});
