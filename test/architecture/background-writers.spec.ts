import { describe, expect, it } from '@jest/globals';
import { productSources, textOf } from './repository.js';

/**
 * Who writes into journals from a job. `by itself`: nobody has ordered it and it is of a day, so
 * that it goes through the guard against a wrong clock. `dateless`: nobody has ordered it, and no
 * day in the books comes of it. `ordered`: a person did, by an event or a request of that moment.
 */
const writers: Readonly<Record<string, 'by itself' | 'dateless' | 'ordered' | 'guard'>> = {
  'libs/tasks/src/bulk/bulk-actions.ts': 'ordered',
  'libs/tasks/src/drafts/end-draft.ts': 'ordered',
  'libs/tasks/src/expenses/record-recurring.ts': 'by itself',
  'libs/tasks/src/importing/write-rows.ts': 'ordered',
  'libs/tasks/src/inspection/make-pack.ts': 'ordered',
  'libs/tasks/src/inspection/seal-pack.ts': 'ordered',
  'libs/tasks/src/made-files/note-made-file.ts': 'ordered',
  'libs/tasks/src/mailing/hand-out.ts': 'ordered',
  'libs/tasks/src/mailing/mail-document.ts': 'ordered',
  'libs/tasks/src/members/mail-invitation.ts': 'ordered',
  'libs/tasks/src/papers/print-batch.ts': 'ordered',
  'libs/tasks/src/seals/seal-day.ts': 'by itself',
  'libs/tasks/src/standing/by-itself.ts': 'guard',
  'libs/tasks/src/webhooks/deliver-webhook.ts': 'dateless',
};

const writes = /\bjournals\s*\.execute\(/;
const handlers = 'libs/tasks/src/task-handlers.ts';

/** The functions that a file exports. */
const exportsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^export (?:async )?function (\w+)/gm)].map(([, name = '']) => name);

/** The writers of a list that nobody has ordered, and that go around the guard. */
function unguarded(kinds: typeof writers, handlersText: string): readonly string[] {
  const guarded = [...handlersText.matchAll(/byItself\(ground, (\w+)\)/g)].map(
    ([, name = '']) => name,
  );
  return Object.keys(kinds).filter(
    (path) =>
      kinds[path] === 'by itself' &&
      !exportsOf(textOf(path)).some((name) => guarded.includes(name)),
  );
}

describe('what writes into a journal in the background', () => {
  it('is named here, with who has ordered it', () => {
    const found = productSources('libs/tasks/src').filter(
      (path) => !/\.spec\.ts$|\/testing\//.test(path) && writes.test(textOf(path)),
    );
    expect([...found].sort()).toEqual(Object.keys(writers).sort());
  });

  it('goes through the guard where nobody has ordered it', () => {
    expect(unguarded(writers, textOf(handlers))).toEqual([]);
  });

  it('is found where it goes around the guard', () => {
    const around = textOf(handlers).replace('byItself(ground, sealDay)', 'sealDay(ground)');
    expect(unguarded(writers, around)).toEqual(['libs/tasks/src/seals/seal-day.ts']);
  });
});
