import type { ReplayOrigin } from '@balcao/contracts';
import { formerName, type Books, type JournalEvent } from '@balcao/domain';
import type { PlacedEvent } from '@balcao/journal';

/** From where an event was recorded, as far as the journal tells. */
export function originOf(
  books: Books,
  { data, metadata }: PlacedEvent<JournalEvent>,
): ReplayOrigin {
  const { actorId, device } = metadata;
  const commandId = formerName(metadata.commandId) ?? metadata.commandId;
  const where = device === undefined ? {} : { device };
  const till = 'till' in data ? data.till : undefined;
  if (typeof till === 'object' && 'cashRegisterId' in till) {
    const { cashRegisterId } = till;
    const name = books.pos.cashRegisters.get(cashRegisterId)?.name ?? cashRegisterId;
    return { kind: 'till', name, ...where };
  }
  const key = books.integrations.keys.get(actorId);
  if (key !== undefined) return { kind: 'key', name: key.name };
  if (commandId.startsWith('bulk-')) return { kind: 'bulk', id: bulkIdOf(commandId) };
  const importId = commandId.split('-')[0] ?? '';
  const imported = books.imports.imports.get(importId);
  if (imported !== undefined) return { kind: 'import', id: importId, name: imported.fileName };
  return { kind: 'office', ...where };
}

/** Commands of rows are called by their job's id and the row's: `bulk-01J…-FT_2026.1`. */
const bulkIdOf = (commandId: string): string => commandId.slice(0, commandId.lastIndexOf('-'));
