import { describe, expect, it } from '@jest/globals';
import { KeyRing } from './key-ring.js';
import type { PersonalKey, PersonalKeys } from './personal-keys.js';

/** More than a ring remembers. */
const many = Array.from({ length: 50_001 }, (_, at) => `K${at}`);

function ringOver(kept: Map<string, PersonalKey>): KeyRing {
  return new KeyRing({
    add: (keys: readonly PersonalKey[]) => {
      for (const key of keys) kept.set(key.keyId, key);
      return Promise.resolve();
    },
    find: (_: string, keyIds: readonly string[]) =>
      Promise.resolve(keyIds.flatMap((id) => kept.get(id) ?? [])),
    erased: () => Promise.resolve([]),
    throwAway: () => Promise.resolve(),
  } as Partial<PersonalKeys> as PersonalKeys);
}

describe('a ring of keys that has seen more than it remembers', () => {
  it('still has a key that is not durable yet', async () => {
    const ring = ringOver(new Map());
    const { keyId, key } = ring.keyFor('SHOP', 'ana', 'contact');
    await ring.lookFor('SHOP', many);
    expect(ring.knows([keyId])).toBe(true);
    expect(ring.known(keyId)?.equals(key)).toBe(true);
  });

  it('finds a durable one again, and makes no second one meanwhile', async () => {
    const kept = new Map<string, PersonalKey>();
    const ring = ringOver(kept);
    const { keyId, key } = ring.keyFor('SHOP', 'ana', 'contact');
    await ring.settle();
    await ring.lookFor('SHOP', many);
    expect(ring.knows([keyId])).toBe(false);
    await ring.lookFor('SHOP', [keyId]);
    expect(ring.keyFor('SHOP', 'ana', 'contact')).toEqual({ keyId, key });
    expect(kept.size).toBe(1);
  });

  it('keeps the keys that are in use rather than those known first', async () => {
    const kept = new Map<string, PersonalKey>();
    const ring = ringOver(kept);
    const [first, second] = ['ana', 'rui'].map((who) => ring.keyFor('SHOP', who, 'contact').keyId);
    await ring.settle();
    await ring.lookFor('SHOP', many.slice(0, 49_998));
    ring.known(first ?? '');
    await ring.lookFor('SHOP', many.slice(49_998));
    expect([ring.knows([first ?? '']), ring.knows([second ?? ''])]).toEqual([true, false]);
  });

  it('gives no key of somebody erased, be it durable or not', async () => {
    const ring = ringOver(new Map());
    const { keyId } = ring.keyFor('SHOP', 'ana', 'contact');
    await ring.throwAway('SHOP', 'ana', ['contact']);
    expect(ring.known(keyId)).toBeUndefined();
    expect(ring.keyFor('SHOP', 'ana', 'contact').keyId).not.toBe(keyId);
  });
});
