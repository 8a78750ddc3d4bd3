import type { TillBatch } from '@balcao/contracts';
import { keptBatches, readBatches, type BatchesOf } from './known-batches.js';

/** Lookups within this time are combined, in milliseconds. */
const TOGETHER_MS = 20;

interface Round {
  readonly ids: Set<string>;
  readonly answer: Promise<void>;
}

const rounds = new WeakMap<BatchesOf, Round>();

/** The batches of an article, requested together with those of other visible articles. */
export async function batchesTogether(
  till: BatchesOf,
  articleId: string,
): Promise<readonly TillBatch[] | undefined> {
  const round = rounds.get(till) ?? begin(till);
  round.ids.add(articleId);
  await round.answer.catch(() => undefined);
  return keptBatches(till, articleId);
}

function begin(till: BatchesOf): Round {
  const ids = new Set<string>();
  const answer = new Promise((resolve) => setTimeout(resolve, TOGETHER_MS)).then(() => {
    rounds.delete(till);
    return readBatches(till, [...ids]);
  });
  const round = { ids, answer };
  rounds.set(till, round);
  return round;
}
