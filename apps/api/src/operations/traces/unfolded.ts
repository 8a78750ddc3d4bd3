import { progressKey } from '@balcao/projections';
import type { SpanPlace } from './trace-ids.js';

interface Pending {
  readonly revision: number;
  readonly at: number;
  readonly commands: readonly SpanPlace[];
}

/** What a batch of rows has followed. */
export interface FoldedCommands {
  /** When the oldest of these events were durable. */
  readonly since: number;
  readonly first: SpanPlace;
  readonly others: readonly SpanPlace[];
}

/** Appends of one stream that are remembered while rows do not follow. */
const rememberedAppends = 1_000;

/** Which commands' events no row shows yet, so that the batch that does can name them. */
export class Unfolded {
  readonly #pending = new Map<string, Pending[]>();

  appended(
    stream: string,
    revision: number,
    at: number,
    first: SpanPlace | undefined,
    others: readonly SpanPlace[],
  ): void {
    if (first === undefined) return;
    const key = progressKey(stream);
    const pending = this.#pending.get(key) ?? [];
    pending.push({ revision, at, commands: [first, ...others] });
    if (pending.length > rememberedAppends) pending.shift();
    this.#pending.set(key, pending);
  }

  /** Takes out what these revisions show; undefined when that is none of what is remembered. */
  folded(revisions: Readonly<Record<string, number>>, limit: number): FoldedCommands | undefined {
    const done = Object.entries(revisions).flatMap(([key, revision]) => this.#take(key, revision));
    const [first, ...others] = done.flatMap(({ commands }) => commands).slice(0, limit);
    if (first === undefined) return undefined;
    return { since: Math.min(...done.map(({ at }) => at)), first, others };
  }

  #take(key: string, revision: number): readonly Pending[] {
    const pending = this.#pending.get(key);
    if (pending === undefined) return [];
    const behind = pending.findIndex((each) => each.revision > revision);
    const done = pending.splice(0, behind === -1 ? pending.length : behind);
    if (pending.length === 0) this.#pending.delete(key);
    return done;
  }
}
