import { randomUUID } from 'node:crypto';
import type { EventStore } from '@balcao/event-store';

/** The category of the one stream that names the companies with webhooks. */
export const listenedCategory = 'listened';
const stream = `${listenedCategory}-companies`;

/** The companies that have, or had, a webhook. */
export async function listenedCompanies(events: EventStore): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for await (const { data } of events.read(stream)) found.add(companyIn(data));
  return found;
}

/** Notes that a company is about to have one; the same again changes nothing. */
export async function listenTo(events: EventStore, companyId: string): Promise<void> {
  if ((await listenedCompanies(events)).has(companyId)) return;
  const event = {
    id: randomUUID(),
    type: 'CompanyListened',
    data: { id: companyId },
    metadata: {},
  };
  await events.append(stream, [event], 'any');
}

/** The company that an event of the stream names. */
export function companyIn(data: unknown): string {
  // `listenTo` alone writes the stream.
  return (data as { readonly id: string }).id;
}
