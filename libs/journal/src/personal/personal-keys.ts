import type { PersonalScope } from '@balcao/domain';
import {
  defineCollection,
  StoreUnavailable,
  type ReadStore,
  type Row,
  type RowChange,
} from '@balcao/read-store';
import { KeysUnavailable } from '../errors.js';

/** The key of what is kept of a person; a person may have several of a scope. */
export interface PersonalKey {
  readonly companyId: string;
  readonly keyId: string;
  readonly personId: string;
  readonly scope: PersonalScope;
  /** AES-256, base64url. */
  readonly key: string;
}

/** Whose data of a scope were erased. */
interface ErasedScope {
  readonly personId: string;
  readonly scope: PersonalScope;
}

/** An erasure that was begun: the event may be there, the keys too. */
export interface BegunErasure {
  readonly companyId: string;
  readonly personId: string;
}

interface KeyRow extends Row {
  readonly kind: 'key' | 'erased' | 'begun';
  readonly companyId: string;
  readonly personId: string;
  readonly scope?: PersonalScope;
  readonly key?: string;
}

const keyRows = defineCollection<KeyRow>({
  name: 'personal_keys',
  version: 1,
  fields: { kind: 'text', personId: 'text' },
  indexes: [['personId'], ['kind']],
});

/** Where erasures in progress are noted, those of all companies. */
const begunErasures = 'begun';

/** Of a key that was thrown away: nothing writes it a third time. */
const thrownAway = 2;

/**
 * The keys of personal data, stored outside the journal and as precious: without them the events
 * say no more than after an erasure. The rows' store must be durable, and overwrite what it removes
 * where it can.
 */
export class PersonalKeys {
  #prepared: Promise<void> | undefined;

  constructor(private readonly rows: ReadStore) {}

  /** The keys of these ids that there are. */
  async find(
    companyId: string,
    keyIds: readonly string[],
  ): Promise<readonly Pick<PersonalKey, 'keyId' | 'key'>[]> {
    await this.#prepare();
    const found = await this.#ask((rows) => rows.getMany(keyRows, companyId, keyIds));
    return found.flatMap(({ id: keyId, key }) => (key === undefined ? [] : [{ keyId, key }]));
  }

  /** Durable when it answers. */
  async add(keys: readonly PersonalKey[]): Promise<void> {
    await this.#prepare();
    await this.#write(
      keys.map(({ keyId, ...key }) =>
        rowChange(key.companyId, 1, { id: keyId, revision: 1, kind: 'key', ...key }),
      ),
    );
  }

  async erased(companyId: string): Promise<readonly ErasedScope[]> {
    await this.#prepare();
    const found = await this.#ask((rows) =>
      rows.find(keyRows, companyId, { where: { kind: 'erased' } }),
    );
    return found.flatMap(({ personId, scope }) => (scope ? [{ personId, scope }] : []));
  }

  /** Throws the keys of a person away, for good; a second time changes nothing. */
  async throwAway(
    companyId: string,
    personId: string,
    scopes: readonly PersonalScope[],
  ): Promise<void> {
    await this.#prepare();
    const found = await this.#ask((rows) => rows.find(keyRows, companyId, { where: { personId } }));
    const gone = found.filter(
      ({ kind, scope }) => kind === 'key' && scope !== undefined && scopes.includes(scope),
    );
    const erased = scopes.map((scope): KeyRow => {
      const id = `erased_${personId}_${scope}`;
      return { id, revision: 1, kind: 'erased', companyId, personId, scope };
    });
    await this.#write([
      ...gone.map(({ id }) => rowRemoval(companyId, id)),
      ...erased.map((row) => rowChange(companyId, 1, row)),
    ]);
  }

  /** How many keys there are of a person. */
  async countOf(companyId: string, personId: string): Promise<number> {
    await this.#prepare();
    const where = { personId, kind: 'key' } as const;
    return this.#ask((rows) => rows.count(keyRows, companyId, { where }));
  }

  /** Notes that an erasure is begun, before it is recorded; `revision` is that of the journal. */
  async begin({ companyId, personId }: BegunErasure, revision: number): Promise<void> {
    await this.#prepare();
    const id = `${companyId}_${personId}`;
    const row: KeyRow = { id, revision: revision * 2 + 1, kind: 'begun', companyId, personId };
    await this.#write([rowChange(begunErasures, row.revision, row)]);
  }

  /** Notes that an erasure is finished, or came to nothing. */
  async finish({ companyId, personId }: BegunErasure): Promise<void> {
    const id = `${companyId}_${personId}`;
    const row = await this.#ask((rows) => rows.get(keyRows, begunErasures, id));
    if (row === undefined) return;
    await this.#write([rowRemoval(begunErasures, id, row.revision + 1)]);
  }

  /** The erasures that were begun and are not known to be finished. */
  async begun(): Promise<readonly BegunErasure[]> {
    await this.#prepare();
    const found = await this.#ask((rows) =>
      rows.find(keyRows, begunErasures, { where: { kind: 'begun' } }),
    );
    return found.map(({ companyId, personId }) => ({ companyId, personId }));
  }

  /** All that is kept of some companies, to be kept elsewhere. */
  async copyTo(target: PersonalKeys, companyIds: readonly string[]): Promise<number> {
    await this.#prepare();
    await target.#prepare();
    let copied = 0;
    for (const partition of [...companyIds, begunErasures]) {
      const rows = await this.#ask((rows) => rows.find(keyRows, partition, {}));
      await target.#write(rows.map((row) => rowChange(partition, row.revision, row)));
      copied += rows.length;
    }
    return copied;
  }

  /** Answers when keys can be read and written; throws `KeysUnavailable` otherwise. */
  ping(): Promise<void> {
    return this.#ask((rows) => rows.ping());
  }

  close(): Promise<void> {
    return this.rows.close();
  }

  #prepare(): Promise<void> {
    this.#prepared ??= this.#ask((rows) => rows.prepare([keyRows])).catch((error: unknown) => {
      this.#prepared = undefined;
      throw error;
    });
    return this.#prepared;
  }

  /** Names a failure of the keys' store: the books cannot be read or written without it. */
  async #ask<T>(work: (rows: ReadStore) => Promise<T>): Promise<T> {
    try {
      return await work(this.rows);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      const { message, fault } = error;
      const options = { cause: error, ...(fault !== undefined && { fault }) };
      throw new KeysUnavailable(`the keys of personal data: ${message}`, options);
    }
  }

  async #write(changes: readonly RowChange[]): Promise<void> {
    if (changes.length === 0) return;
    await this.#ask((rows) =>
      rows.write(changes, { name: 'personal-keys', position: undefined, revisions: {} }),
    );
  }
}

const rowChange = (partition: string, revision: number, row: KeyRow): RowChange => ({
  collection: keyRows,
  partition,
  id: row.id,
  revision,
  row,
});

const rowRemoval = (partition: string, id: string, revision = thrownAway): RowChange => ({
  collection: keyRows,
  partition,
  id,
  revision,
  row: undefined,
});
