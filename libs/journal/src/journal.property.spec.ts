import { afterAll, describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from '@balcao/event-store';
import fc from 'fast-check';
import { metadataOf } from './placed-event.js';
import type { SnapshotStore } from './snapshot.js';
import type { Bench, ShopJournal } from './testing/shop-journal.js';
import { by, company, openBench, outcomeOf, receive, sell } from './testing/shop-journal.js';
import type { ShopBooks, ShopCommand } from './testing/shop.js';
import { shopModel } from './testing/shop.js';
import type { Fault } from './testing/unreliable-store.js';
import { verifyChain } from './verify-chain.js';

const commands = fc.oneof<fc.MaybeWeightedArbitrary<ShopCommand>[]>(
  { weight: 3, arbitrary: fc.constant(sell('rice')) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 3 }).map((bags) => receive('rice', bags)) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 6 }).map((number) => ({ kind: 'void' as const, number })),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'glance' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'receive' as const, goods: { rice: 1, beans: 2 } }) },
);

const faults = fc.constantFrom<Fault>(
  'none',
  'none',
  'none',
  'refuse',
  'loseRequest',
  'loseAnswer',
  'delay',
);

/** What happens: a command at one of two nodes, a wait, or the network giving back what it kept. */
type Step = 'wait' | 'deliver' | { readonly node: number; readonly command: ShopCommand };

const steps = fc.oneof<fc.MaybeWeightedArbitrary<Step>[]>(
  { weight: 8, arbitrary: fc.record({ node: fc.nat(1), command: commands }) },
  { weight: 2, arbitrary: fc.constant('wait') },
  { weight: 1, arbitrary: fc.constant('deliver') },
);

interface Answered {
  readonly commandId: string;
  readonly outcome: string;
}

const benches: Bench[] = [];
afterAll(() => Promise.all(benches.map((bench) => bench.end())));

async function run(
  bench: Bench,
  nodes: readonly ShopJournal[],
  script: readonly Step[],
): Promise<readonly Answered[]> {
  const answers: Promise<Answered>[] = [];
  for (const [at, step] of script.entries()) {
    if (step === 'wait') await new Promise((resolve) => setImmediate(resolve));
    else if (step === 'deliver') await bench.store.deliverDelayed().catch(() => undefined);
    else {
      const commandId = `c${at}`;
      const executed = nodes[step.node]?.execute(company, by(commandId, step.command));
      const outcome = outcomeOf(executed ?? Promise.reject(new Error('no such node')));
      answers.push(outcome.then((known) => ({ commandId, outcome: known })));
    }
  }
  return Promise.all(answers);
}

const dumped = (journal: ShopJournal) =>
  journal.consult(company, (books: ShopBooks) => shopModel().dump(books));

const withoutSnapshots: SnapshotStore = {
  load: () => Promise.resolve(undefined),
  save: () => Promise.resolve(),
  remove: () => Promise.resolve(),
};

/** What was answered for sure agrees with what is there. A glance leaves nothing to be found. */
function expectTrueAnswers(
  answers: readonly Answered[],
  script: readonly Step[],
  stored: readonly RecordedEvent[],
): void {
  const executed = new Set(stored.map((event) => metadataOf(event).commandId));
  for (const [at, step] of script.entries()) {
    const answer = answers.find(({ commandId }) => commandId === `c${at}`);
    const isUnsure = answer?.outcome === 'AppendOutcomeUnknown';
    if (typeof step === 'string' || step.command.kind === 'glance' || isUnsure) continue;
    expect([answer, executed.has(`c${at}`)]).toEqual([answer, answer?.outcome === 'done']);
  }
}

describe('any interleaving of commands, nodes and failures', () => {
  it('ends with books equal to a fresh fold, and answers that agree with the journal', async () => {
    const options = { limits: { retryDelayMs: 0, eventsPerAppend: 3, eventsBetweenSnapshots: 7 } };
    const scripts = fc.array(steps, { minLength: 1, maxLength: 40 });
    const check = async (script: readonly Step[], planned: readonly Fault[]) => {
      const bench = await openBench();
      benches.push(bench);
      const nodes = [bench.journal(options), bench.journal(options)];
      bench.store.faults = [...planned];
      const answers = await run(bench, nodes, script);
      bench.store.faults = [];
      const stored = await bench.stored();
      expectTrueAnswers(answers, script, stored);
      const fresh = await dumped(bench.journal({ snapshots: withoutSnapshots }));
      for (const node of nodes) expect(await dumped(node)).toEqual(fresh);
      const report = await verifyChain(bench.store.read(`journal-${company}`));
      expect(report).toMatchObject({ intact: true, events: stored.length });
      const sales = stored.filter(({ type }) => type === 'SaleIssued').map(({ data }) => data);
      expect(sales).toMatchObject(sales.map((_, at) => ({ number: at + 1 })));
    };
    const plans = fc.array(faults, { maxLength: 12 });
    await fc.assert(fc.asyncProperty(scripts, plans, check), { numRuns: 100 });
  });
});
