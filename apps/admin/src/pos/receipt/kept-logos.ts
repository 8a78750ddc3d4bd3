import type { Picture } from '@balcao/printing';
import type { TillSession } from '../till/till-session.js';

const keyOf = (companyId: string, id: string): [string, string] => [companyId, `logo ${id}`];

/** A receipt's logo, kept on this device for offline use. */
export async function keptLogo(
  { database, companyId }: TillSession,
  id: string | undefined,
): Promise<Picture | undefined> {
  if (id === undefined) return undefined;
  return (await database.get('pos', keyOf(companyId, id))) as Picture | undefined;
}

/** Fetches missing logos; they never change. */
export async function keepLogos({ state, database, companyId }: TillSession): Promise<void> {
  const papers = state.get().start?.papers ?? [];
  const ids = new Set(papers.flatMap(({ logoId }) => logoId ?? []));
  for (const id of ids) {
    const key = keyOf(companyId, id);
    if ((await database.getKey('pos', key)) !== undefined) continue;
    const query = new URLSearchParams({ company: companyId });
    const answer = await fetch(`/api/pos/logos/${encodeURIComponent(id)}?${query.toString()}`);
    if (!answer.ok) continue;
    const contentType = answer.headers.get('content-type') ?? 'image/png';
    const bytes = new Uint8Array(await answer.arrayBuffer());
    await database.put('pos', { contentType, bytes } satisfies Picture, key);
  }
}
