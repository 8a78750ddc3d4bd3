import { lastRevisionOf, type Books, type Command } from '@balcao/domain';
import { Sales } from './company.js';
import type { ShopJournal } from './shop-journal.js';

/** Who makes the events, and from where. */
export const hands = [
  { actorId: 'celeste', device: 'Balcão 1' },
  { actorId: 'zacarias', device: 'Balcão 2' },
  { actorId: 'lurdes', device: 'Escritório' },
] as const;

/** The document that was handed out far more often than any other. */
export const busyDocument = `FT_${new Date().getFullYear() - 1}.1`;
const timesBusy = 900;
/** Commands under way at once. */
const atOnce = 4_096;

/**
 * Goes on with small events until the journal has so many: papers that are handed out, and prices
 * that change. The same in every run.
 */
export async function lengthen(shop: ShopJournal, events: number): Promise<void> {
  const { journal, companyId } = shop;
  const { papers, articles } = await journal.inspect(companyId, recordsOf);
  const turn = new Sales(7);
  const next = (at: number): Command =>
    turn.below(5) === 0
      ? {
          type: 'ChangeArticle',
          id: articles[turn.below(articles.length)] ?? '',
          fields: { salePrice: `${25 + turn.below(1_900)}.${at % 10}0` },
        }
      : {
          type: 'PrintDocument',
          copy: 'duplicate',
          id: at < timesBusy ? busyDocument : (papers[turn.below(papers.length)] ?? ''),
        };
  let made = (await journal.revision(companyId)) + 1;
  for (let round = 0; made < events; round += 1) {
    const batch = Array.from({ length: Math.min(atOnce, events - made) }, (_, at) => {
      const commandId = `more${round}x${at}`;
      const hand = hands[turn.below(hands.length)] ?? hands[0];
      return journal.execute(companyId, { commandId, ...hand, body: next(round * atOnce + at) });
    });
    await Promise.all(batch);
    made = (await journal.revision(companyId)) + 1;
  }
}

/** Invoices of every year, and articles. */
function recordsOf(books: Books) {
  const papers: string[] = [];
  for (const { id, typeId } of books.series.series.values()) {
    if (typeId !== 'FT') continue;
    for (let number = 1; lastRevisionOf(books, `${id}.${number}`) !== undefined; number += 1) {
      papers.push(`${id}.${number}`);
    }
  }
  return { papers, articles: [...books.catalog.articles.values()].map(({ id }) => id) };
}
