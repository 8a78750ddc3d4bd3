import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { KeyIndex } from './key-index.js';
import { RevisionLists } from './revision-lists.js';
import { UndoLog } from './undo-log.js';

const draft = (number: number) => `draft${number}`;

describe('an index of keys', () => {
  it('finds each of many keys at its first revision', () => {
    const index = new KeyIndex(new UndoLog());
    for (let number = 0; number < 20_000; number += 1) index.add(draft(number), number);
    index.add(draft(7), 99_999);
    const wrong = Array.from({ length: 20_000 }, (_, number) => number).filter(
      (number) => index.get(draft(number)) !== number,
    );
    expect(wrong).toEqual([]);
    expect(index.get(draft(20_000))).toBeUndefined();
  });

  it('takes keys back, also over the growth of its slots', () => {
    const undo = new UndoLog();
    undo.record(true);
    const index = new KeyIndex(undo);
    for (let number = 0; number < 400; number += 1) index.add(draft(number), number);
    const mark = undo.mark();
    for (let number = 400; number < 3000; number += 1) index.add(draft(number), number);
    undo.rollback(mark);
    const found = Array.from({ length: 3000 }, (_, number) => index.get(draft(number)));
    expect(found).toEqual(found.map((_, number) => (number < 400 ? number : undefined)));
    index.add(draft(2999), 5);
    expect(index.get(draft(2999))).toBe(5);
  });

  it('is the same after a dump, which takes room only for its keys', () => {
    const index = new KeyIndex(new UndoLog());
    for (let number = 0; number < 600; number += 1) index.add(draft(number), number);
    const dumped = index.dump();
    expect((dumped as { taken: Uint32Array }).taken).toHaveLength(600);
    const loaded = new KeyIndex(new UndoLog());
    loaded.load(dumped);
    expect(loaded.dump()).toEqual(dumped);
    loaded.add(draft(600), 600);
    expect([loaded.get(draft(600)), index.get(draft(600))]).toEqual([600, undefined]);
  });

  it('keeps whatever keys there are', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ unit: 'binary' })), (keys) => {
        const index = new KeyIndex(new UndoLog());
        for (const [revision, key] of keys.entries()) index.add(key, revision);
        expect(keys.map((key) => index.get(key))).toEqual(keys.map((_, revision) => revision));
      }),
    );
  });
});

describe('lists of revisions', () => {
  it('grow, change and go back', () => {
    const undo = new UndoLog();
    undo.record(true);
    const lists = new RevisionLists(undo);
    for (let revision = 0; revision < 200; revision += 1) lists.push('FT_2026', revision);
    const mark = undo.mark();
    lists.set('FT_2026', 7, 900);
    lists.push('FT_2026', 901);
    lists.push('VD_2026', 902);
    expect([lists.get('FT_2026', 7), lists.get('FT_2026', 200)]).toEqual([900, 901]);
    undo.rollback(mark);
    expect([lists.get('FT_2026', 7), lists.get('FT_2026', 200)]).toEqual([7, undefined]);
    expect([lists.length('FT_2026'), lists.length('VD_2026')]).toEqual([200, 0]);
    expect([...(lists.dump() as Map<string, Uint32Array>).keys()]).toEqual(['FT_2026']);
  });

  it('have no place before the list reaches it', () => {
    const lists = new RevisionLists(new UndoLog());
    expect(lists.get('FT_2026', 0)).toBeUndefined();
    expect(() => {
      lists.set('FT_2026', 0, 1);
    }).toThrow('FT_2026 has no entry 0');
  });
});
