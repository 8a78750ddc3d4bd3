import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { GroupedTable } from './grouped-table.js';
import { UndoLog } from './undo-log.js';

interface Value {
  readonly group: string;
  readonly amount: number;
}

const keys = ['a', 'b', 'c'] as const;
const groups = ['ana', 'rui'] as const;
const setting = fc.record({
  key: fc.constantFrom(...keys),
  group: fc.constantFrom(...groups),
  amount: fc.nat({ max: 9 }),
});
const steps = fc.array(
  fc.oneof(
    setting.map((set) => ({ set })),
    fc.constantFrom(...keys).map((remove) => ({ remove })),
    // Each attempt is taken back before the next step.
    fc.array(setting, { minLength: 1, maxLength: 4 }).map((attempt) => ({ attempt })),
  ),
  { maxLength: 30 },
);

const read = (values: Iterable<Value>) =>
  [...values].map(({ group, amount }) => `${group} ${amount}`).toSorted();

/** A key keeps its group for as long as it is there. */
function put(table: GroupedTable<Value>, at: { readonly key: string } & Value): void {
  table.set(at.key, { group: table.get(at.key)?.group ?? at.group, amount: at.amount });
}

it('answers for each group what a plain map has, whatever was set, deleted and taken back', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const undo = new UndoLog();
      undo.record(true);
      const table = new GroupedTable<Value>(undo, ({ group }) => group);
      const plain = new Map<string, Value>();
      for (const step of all) {
        if ('set' in step) {
          const { key, group, amount } = step.set;
          put(table, step.set);
          plain.set(key, { group: plain.get(key)?.group ?? group, amount });
        } else if ('remove' in step) {
          table.delete(step.remove);
          plain.delete(step.remove);
        } else {
          const mark = undo.mark();
          for (const each of step.attempt) put(table, each);
          undo.rollback(mark);
        }
        for (const group of groups) {
          const expected = [...plain.values()].filter((value) => value.group === group);
          expect(read(table.of(group))).toEqual(read(expected));
        }
      }
    }),
  );
});
