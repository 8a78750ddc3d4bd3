import { createSlice } from '../../boot/slice.js';
import { runBulk } from './run-bulk.js';

/** A row by its name, and what became of it. */
export interface NamedOutcome {
  readonly id: string;
  readonly name: string;
  readonly reason?: string;
}

/** Something that is being done, or was just done, with many rows. */
export interface BulkRun {
  /** What is done, in the words of its button. */
  readonly title: string;
  readonly total: number;
  readonly outcomes: readonly NamedOutcome[];
  readonly state: 'running' | 'stopped' | 'finished';
  /** Whether its dialog is open; hidden, it goes on. */
  readonly isShown: boolean;
  readonly stop: () => void;
  /** Does the rows again that are not done. */
  readonly retry: () => void;
}

/** One at a time: it goes on whatever page is open, and ends with the tab. */
export const bulkRuns = createSlice<{ readonly current: BulkRun | undefined }>({
  current: undefined,
});

export interface BulkOrder<R> {
  readonly title: string;
  readonly rows: readonly R[];
  readonly idOf: (row: R) => string;
  readonly nameOf: (row: R) => string;
  readonly run: (row: R) => Promise<unknown>;
  readonly reasonOf: (error: unknown) => string;
  /** Once it has ended, with what came of it. */
  readonly onEnd: (run: BulkRun) => void;
}

export const isBulkUnderWay = (): boolean => bulkRuns.get().current?.state === 'running';

/** How often the page is told of progress, in milliseconds. */
const TELL_EVERY_MS = 100;

/** Starts an order, unless another is under way; what was done before stays in the outcomes. */
export function startBulk<R>(order: BulkOrder<R>, before: readonly NamedOutcome[] = []): void {
  if (isBulkUnderWay()) return;
  const { rows, idOf, nameOf } = order;
  const controller = new AbortController();
  const outcomes: NamedOutcome[] = [...before];
  const shown = (): BulkRun => ({
    title: order.title,
    total: before.length + rows.length,
    outcomes: [...outcomes],
    state: 'running',
    isShown: bulkRuns.get().current?.isShown ?? true,
    stop: () => {
      controller.abort();
    },
    retry: () => undefined,
  });
  bulkRuns.merge({ current: { ...shown(), isShown: true } });
  const timer = setInterval(() => {
    bulkRuns.merge({ current: shown() });
  }, TELL_EVERY_MS);
  addEventListener('beforeunload', askToStay);
  void runBulk({
    ...{ rows, run: order.run, reasonOf: order.reasonOf, signal: controller.signal },
    onOutcome: ({ row, ...outcome }) => {
      outcomes.push({ id: idOf(row), name: nameOf(row), ...outcome });
    },
  }).then(() => {
    clearInterval(timer);
    removeEventListener('beforeunload', askToStay);
    const done = outcomes.filter(({ reason }) => reason === undefined);
    const ids = new Set(done.map(({ id }) => id));
    const ended: BulkRun = {
      ...shown(),
      state: controller.signal.aborted ? 'stopped' : 'finished',
      retry: () => {
        startBulk({ ...order, rows: rows.filter((row) => !ids.has(idOf(row))) }, done);
      },
    };
    bulkRuns.merge({ current: ended });
    order.onEnd(ended);
  });
}

/** Leaving the page would end what is under way. */
function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
