import { headers, type TillStand } from '@balcao/contracts';
import type { TillShop } from './till-shop.js';

/** How often the server is asked until it has every sale, in milliseconds. */
const ASK_EVERY_MS = 500;

/** What became of a till's sales at the server. */
interface Arrived {
  readonly documents: number;
  /** Sales that the books could not take: two with one number, above all. */
  readonly keptAside: number;
}

/** Waits until nothing waits at the till, and says what the books have of it. */
export async function arrived({ base, session }: TillShop, sold: number): Promise<Arrived> {
  for (;;) {
    const answer = await fetch(`${base}/api/tills`, { headers: session });
    const [till] = (await answer.json()) as readonly TillStand[];
    const taken = Math.max(0, ...(till?.lanes ?? []).map(({ sequence }) => sequence));
    if (till !== undefined && taken > sold && till.contact?.waiting === 0) {
      return { documents: await documentsOf(base, session), keptAside: till.quarantined };
    }
    await new Promise((next) => setTimeout(next, ASK_EVERY_MS));
  }
}

async function documentsOf(base: string, session: TillShop['session']): Promise<number> {
  for (;;) {
    const answer = await fetch(`${base}/api/documents?perPage=1`, { headers: session });
    await answer.body?.cancel();
    const total = /\/(\d+)$/.exec(answer.headers.get(headers.contentRange) ?? '')?.[1];
    if (total !== undefined && answer.headers.get(headers.readBehind) === null)
      return Number(total);
    await new Promise((next) => setTimeout(next, ASK_EVERY_MS));
  }
}
