import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { MemberCaller } from '../access/caller.js';

/** Sessions and keys that are remembered at most; those used last. */
const rememberedWriters = 20_000;

type Writer = Pick<MemberCaller, 'kind' | 'userId' | 'sessionId' | 'companyId'>;

/**
 * How far the journal of a company was when a session or API key last wrote to it: its next reads
 * wait for that, also where the client does not say so. Known to this node only.
 */
@Injectable()
export class OwnWrites {
  readonly #revisions = new LRUCache<string, number>({ max: rememberedWriters });

  note(writer: Writer, revision: number): void {
    this.#revisions.set(keyOf(writer), revision);
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
