import type { NewEvent } from '@balcao/event-store';
import type { Progress } from '@balcao/projections';

/** When something began (milliseconds since 1970, with fractions), and how long it took. */
export interface Span {
  readonly startedAt: number;
  readonly ms: number;
}

/** `repeated`: carried out before, answered again. `refused`: by a rule. `failed`: by a defect. */
export type CommandOutcome =
  | 'done'
  | 'repeated'
  | 'refused'
  | 'reused'
  | 'busy'
  | 'unavailable'
  | 'unknown'
  | 'failed';

/** A command that has its answer. */
export interface WatchedCommand extends Span {
  readonly companyId: string;
  readonly commandId: string;
  /** The name of the intention: `IssueDocument`. */
  readonly type: string;
  /** The request that it came with. */
  readonly correlationId: string | undefined;
  readonly outcome: CommandOutcome;
  readonly revision: number | undefined;
}

/** `conflict`: another node was first. `unknown`: the answer was lost. */
export type AppendOutcome = 'done' | 'conflict' | 'unknown' | 'unavailable' | 'failed';

/** An append that has its answer. */
export interface WatchedAppend extends Span {
  readonly stream: string;
  readonly events: readonly NewEvent[];
  readonly outcome: AppendOutcome;
  /** Of the last event, when they were written. */
  readonly revision: number | undefined;
}

/** A request that was answered. */
export interface WatchedRequest extends Span {
  readonly id: string;
  readonly method: string;
  /** The route's template, never the address itself: `/api/documents/:id`. */
  readonly route: string;
  readonly status: number;
}

/** Is told of what the server has done, after it was done; must be quick and never throws. */
export interface Watcher {
  request(request: WatchedRequest): void;
  command(command: WatchedCommand): void;
  append(append: WatchedAppend): void;
  /** Rows have followed the events. */
  progress(progress: Progress): void;
}

/** The time, as spans give it. */
export const exactNow = (): number => performance.timeOrigin + performance.now();

/** Tells several. */
export function watchedBy(watchers: readonly Watcher[]): Watcher {
  return {
    request: (request) => {
      for (const watcher of watchers) watcher.request(request);
    },
    command: (command) => {
      for (const watcher of watchers) watcher.command(command);
    },
    append: (append) => {
      for (const watcher of watchers) watcher.append(append);
    },
    progress: (progress) => {
      for (const watcher of watchers) watcher.progress(progress);
    },
  };
}
