import type { EventStore, Position } from '@balcao/event-store';
import type { Checkpoint, ReadStore } from '@balcao/read-store';
import { sourceOf, witnessOf } from './source.js';
import type { Source, Witness } from './source.js';

/**
 * Why rows may not be what their log says: it is another one (`otherLog`), it does not have the
 * events that they show (`olderLog`) or their place (`unknownPlace`), or a build that does not say
 * what it folds has moved their checkpoint (`olderBuild`).
 */
export type Doubt = 'otherLog' | 'olderLog' | 'unknownPlace' | 'olderBuild';

/** The log as a checkpoint is compared with it. */
export type ComparedLog = Pick<EventStore, 'identity' | 'head' | 'read' | 'last'>;

/** Why rows are rebuilt whose version is the same: a doubt, or events that some never saw. */
export type RebuildReason = Doubt | 'holes';

/** Whether rows can go on from a checkpoint, and which. */
export interface Judgement {
  readonly doubt?: Doubt;
  /** The rows that it holds for, by `rowsName`; undefined where it has never said so: all. */
  readonly rows?: ReadonlySet<string>;
}

/** How many streams are looked into at the same time. */
const together = 16;

/**
 * Compares checkpoints with the log that they are to be gone on with. A checkpoint of a build that
 * said nothing of its log is believed once, if the log has everything that it claims. Asks the log
 * each thing once: to be made again for another comparison.
 */
export class Judge {
  #identity: Promise<string> | undefined;
  #head: Promise<Position | undefined> | undefined;
  readonly #found = new Map<string, Promise<boolean>>();

  constructor(
    private readonly log: ComparedLog,
    private readonly rows: Pick<ReadStore, 'checkpoint'>,
    private readonly tracked: readonly string[],
  ) {}

  /** Nothing is doubted of a checkpoint that does not exist: it is begun with the first event. */
  async of(name: string): Promise<Judgement> {
    const checkpoint = await this.rows.checkpoint(name, []);
    if (checkpoint === undefined) return {};
    const source = sourceOf(checkpoint);
    if (source !== undefined) return this.#ofSource(source);
    if (checkpoint.source !== undefined || (await this.#hasSpoken(name))) {
      return { doubt: 'olderBuild' };
    }
    return (await this.#isPlausible(name)) ? {} : { doubt: 'olderLog' };
  }

  /** Of checkpoints that rows are gone on with together. */
  async ofAll(names: readonly string[]): Promise<Judgement> {
    const all = await Promise.all(names.map((name) => this.of(name)));
    const doubted = all.find(({ doubt }) => doubt !== undefined);
    if (doubted !== undefined) return doubted;
    const said = all.flatMap(({ rows }) => (rows === undefined ? [] : [rows]));
    const [first] = said;
    if (first === undefined) return {};
    return { rows: new Set([...first].filter((each) => said.every((rows) => rows.has(each)))) };
  }

  async #ofSource(source: Source): Promise<Judgement> {
    this.#identity ??= this.log.identity();
    if (source.log !== (await this.#identity)) return { doubt: 'otherLog' };
    if (source.witness !== undefined && !(await this.#isThere(source.witness))) {
      return { doubt: 'olderLog' };
    }
    if (await this.#endsBefore(source.position)) return { doubt: 'unknownPlace' };
    return { rows: new Set(source.rows) };
  }

  #isThere(witness: Witness): Promise<boolean> {
    const key = JSON.stringify(witness);
    const found = this.#found.get(key) ?? this.#look(witness);
    this.#found.set(key, found);
    return found;
  }

  async #look(witness: Witness): Promise<boolean> {
    const { stream, revision } = witness;
    for await (const event of this.log.read(stream, { from: revision, limit: 1 })) {
      const { position, id, hash } = witnessOf(event);
      return position === witness.position && id === witness.id && hash === witness.hash;
    }
    return false;
  }

  async #endsBefore(position: string | undefined): Promise<boolean> {
    if (position === undefined) return false;
    this.#head ??= this.log.head();
    return ((await this.#head) ?? '') < position;
  }

  async #hasSpoken(name: string): Promise<boolean> {
    return (await this.rows.checkpoint(spokenName(name), [])) !== undefined;
  }

  /** Whether the log has as many events of each stream as the rows show, and the position. */
  async #isPlausible(name: string): Promise<boolean> {
    const { position, revisions } = (await this.rows.checkpoint(name)) ?? nothing;
    if (await this.#endsBefore(position)) return false;
    const shown = Object.entries(revisions);
    for (let at = 0; at < shown.length; at += together) {
      const part = shown.slice(at, at + together);
      const found = await Promise.all(part.map((each) => this.#reaches(...each)));
      if (found.includes(false)) return false;
    }
    return true;
  }

  async #reaches(id: string, revision: number): Promise<boolean> {
    for (const category of this.tracked) {
      const last = await this.log.last(`${category}-${id}`);
      if (last !== undefined && last.revision >= revision) return true;
    }
    return false;
  }
}

const nothing: Pick<Checkpoint, 'position' | 'revisions'> = { position: undefined, revisions: {} };

/** A checkpoint of this name tells that the one of the other has said what it holds for. */
function spokenName(name: string): string {
  return `${name} source`;
}

/** Remembers that a checkpoint says what it holds for: one that does not is an older build's. */
export async function markSpoken(
  rows: Pick<ReadStore, 'checkpoint' | 'write'>,
  name: string,
): Promise<void> {
  const mark = spokenName(name);
  if ((await rows.checkpoint(mark, [])) !== undefined) return;
  await rows.write([], { name: mark, position: undefined, revisions: {} });
}
