import { setTimeout as sleep } from 'node:timers/promises';
import type { BooksCheckAnswer } from '@balcao/contracts';
import type { Shop } from './shop.js';
import type { Violations } from './violations.js';

const askEveryMs = 25;
/** All rows of a long journal, on a machine that may be busy. */
const withinMs = 600_000;

async function orderCheck(shop: Shop, revision: number): Promise<void> {
  await shop.request('POST', '/books-check', {}, `check-${Date.now()}-${revision}`);
}

/** Has the product hold its rows against the journal, up to a revision. */
export async function checkRows(shop: Shop, revision: number, violations: Violations) {
  let answer: BooksCheckAnswer | undefined;
  await orderCheck(shop, revision);
  for (const end = performance.now() + withinMs; performance.now() < end;) {
    answer = await shop.read<BooksCheckAnswer>('/books-check');
    const { underWay, last, failure } = answer;
    if (underWay === null && failure !== null) {
      violations.add('rows differ from the journal', `the check failed: ${failure}`);
      return;
    }
    if (underWay === null && last !== null && last.revision >= revision) {
      if (last.differences === 0) return;
      const wrong = last.models.filter(({ differences }) => differences > 0);
      const found = JSON.stringify({ differences: last.differences, told: wrong });
      violations.add('rows differ from the journal', found.slice(0, 500));
      return;
    }
    // A check that was under way when this one was ordered answers for the revision it began at.
    if (underWay === null && last !== null) await orderCheck(shop, revision);
    await sleep(askEveryMs);
  }
  const { underWay = null, last = null } = answer ?? {};
  const found = JSON.stringify({ underWay, revision: last?.revision, wanted: revision });
  violations.add('rows differ from the journal', `no check within ${withinMs} ms: ${found}`);
}
