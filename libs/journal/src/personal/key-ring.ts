import type { PersonalScope } from '@balcao/domain';
import { LRUCache } from 'lru-cache';
import { newKey } from './cipher.js';
import type { PersonalKey, PersonalKeys } from './personal-keys.js';

/** Keys kept in memory, those used last: about 200 bytes each. */
const KEYS_REMEMBERED = 50_000;
/** Of a key that was looked for and is gone. */
const gone = Buffer.alloc(0);

const none: ReadonlySet<PersonalScope> = new Set();

/** The scopes that were erased of each person of a company. */
type Erased = Map<string, Set<PersonalScope>>;

/** A process's keys of personal data: those it made, and those it has needed. */
export class KeyRing {
  /** By key id. */
  readonly #known = new LRUCache<string, Buffer>({ max: KEYS_REMEMBERED });
  /** The key that a person's next data go under. */
  readonly #current = new LRUCache<string, string>({ max: KEYS_REMEMBERED });
  readonly #erased = new Map<string, Erased>();
  /** The companies whose erasures were looked for. */
  readonly #looked = new Set<string>();
  /** Not durable yet, and therefore not to be forgotten. By key id. */
  readonly #fresh = new Map<string, PersonalKey>();
  #settling: Promise<void> | undefined;

  constructor(readonly keys: PersonalKeys) {}

  /** The key that a person's data go under from now on: durable once `settle` has answered. */
  keyFor(companyId: string, personId: string, scope: PersonalScope) {
    const place = `${companyId}/${personId}/${scope}`;
    const currentId = this.#current.get(place);
    const current = currentId === undefined ? undefined : this.known(currentId);
    if (currentId !== undefined && current !== undefined) return { keyId: currentId, key: current };
    const { keyId, key } = newKey();
    this.#fresh.set(keyId, { companyId, keyId, personId, scope, key: key.toString('base64url') });
    this.#known.set(keyId, key);
    this.#current.set(place, keyId);
    return { keyId, key };
  }

  /** Makes new keys durable, before anything is appended that needs them; at once without any. */
  settle(): Promise<void> | undefined {
    if (this.#fresh.size === 0 && this.#settling === undefined) return undefined;
    const before = this.#settling ?? Promise.resolve();
    const settling = before.catch(() => undefined).then(() => this.#keepFresh());
    this.#settling = settling;
    const end = (): void => {
      if (this.#settling === settling) this.#settling = undefined;
    };
    settling.then(end, end);
    return settling;
  }

  /** Whether `known` can answer for these keys. */
  knows(keyIds: readonly string[]): boolean {
    return keyIds.every((id) => this.#known.has(id) || this.#fresh.has(id));
  }

  /** A key that was looked for; `undefined` when it is gone. */
  known(keyId: string): Buffer | undefined {
    const known = this.#known.get(keyId);
    if (known !== undefined) return known === gone ? undefined : known;
    const fresh = this.#fresh.get(keyId);
    return fresh && Buffer.from(fresh.key, 'base64url');
  }

  /** Looks for keys that are not known yet. */
  async lookFor(companyId: string, keyIds: readonly string[]): Promise<void> {
    const missing = keyIds.filter((id) => !this.knows([id]));
    if (missing.length === 0) return;
    const found = await this.keys.find(companyId, missing);
    const byId = new Map(found.map(({ keyId, key }) => [keyId, Buffer.from(key, 'base64url')]));
    for (const id of missing) this.#known.set(id, byId.get(id) ?? gone);
  }

  /** Whether it is known who was erased in the company. */
  knowsErased(companyId: string): boolean {
    return this.#looked.has(companyId);
  }

  async lookForErased(companyId: string): Promise<void> {
    if (this.#looked.has(companyId)) return;
    for (const { personId, scope } of await this.keys.erased(companyId)) {
      this.noteErased(companyId, personId, [scope]);
    }
    this.#looked.add(companyId);
  }

  erasedOf(companyId: string, personId: string): ReadonlySet<PersonalScope> {
    return this.#erased.get(companyId)?.get(personId) ?? none;
  }

  /** Takes note of an erasure that is recorded: its data are not shown any more. */
  noteErased(companyId: string, personId: string, scopes: readonly PersonalScope[]): void {
    const erased = this.#erased.get(companyId) ?? (new Map() as Erased);
    this.#erased.set(companyId, erased);
    const known = erased.get(personId) ?? new Set<PersonalScope>();
    erased.set(personId, known);
    for (const scope of scopes) {
      known.add(scope);
      const place = `${companyId}/${personId}/${scope}`;
      const keyId = this.#current.get(place);
      this.#current.delete(place);
      if (keyId === undefined) continue;
      this.#known.delete(keyId);
      this.#fresh.delete(keyId);
    }
  }

  /** Throws a person's keys away, here and where they are kept. */
  async throwAway(
    companyId: string,
    personId: string,
    scopes: readonly PersonalScope[],
  ): Promise<void> {
    this.noteErased(companyId, personId, scopes);
    await this.keys.throwAway(companyId, personId, scopes);
  }

  async #keepFresh(): Promise<void> {
    const fresh = [...this.#fresh.values()];
    if (fresh.length === 0) return;
    await this.keys.add(fresh);
    for (const { keyId } of fresh) this.#fresh.delete(keyId);
  }
}
