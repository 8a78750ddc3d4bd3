import { Injectable } from '@nestjs/common';
import type { MemberCaller } from '../access/caller.js';

/** Sessions and keys that are remembered at most; beyond it the oldest are forgotten. */
const rememberedWriters = 20_000;

type Writer = Pick<MemberCaller, 'kind' | 'userId' | 'sessionId' | 'companyId'>;

/**
 * How far the journal of a company was when a session or API key last wrote to it: its next reads
 * wait for that, also where the client does not say so. Known to this node only.
 */
@Injectable()
export class OwnWrites {
  readonly #revisions = new Map<string, number>();

  note(writer: Writer, revision: number): void {
    const key = keyOf(writer);
    this.#revisions.delete(key);
    this.#revisions.set(key, revision);
    for (const oldest of this.#revisions.keys()) {
      if (this.#revisions.size <= rememberedWriters) break;
      this.#revisions.delete(oldest);
    }
  }

  /** The revision to show; -1 where the writer has written nothing that is not shown yet. */
  of(writer: Writer): number {
    return this.#revisions.get(keyOf(writer)) ?? -1;
  }

  /** The rows show it, or are too far behind to be waited for again; what came later stays. */
  forget(writer: Writer, revision: number): void {
    if (this.of(writer) <= revision) this.#revisions.delete(keyOf(writer));
  }
}

const keyOf = ({ kind, userId, sessionId, companyId }: Writer): string =>
  `${companyId}/${kind}/${userId}/${sessionId}`;
