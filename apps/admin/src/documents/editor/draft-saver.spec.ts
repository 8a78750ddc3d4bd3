import { describe, expect, it } from '@jest/globals';
import { DraftSaver } from './draft-saver.js';

class Stale extends Error {}

/** A draft that is kept somewhere, and what becomes of each save. */
function drafts(answers: readonly (number | Error)[] = []) {
  const sent: { readonly note: string; readonly expected: number | undefined }[] = [];
  const written = { note: '' };
  const release: (() => void)[] = [];
  const saver = new DraftSaver({
    content: () => ({ documentTypeId: 'FT', lines: [], note: written.note }),
    send: async ({ note = '' }, expected) => {
      const answer = answers[sent.length] ?? sent.length;
      sent.push({ note, expected });
      await new Promise<void>((resolve) => release.push(resolve));
      if (answer instanceof Error) throw answer;
      return answer;
    },
    isStale: (error) => error instanceof Stale,
    now: () => '2026-11-30T10:00:00Z',
    restMs: 60_000,
    retryMs: 60_000,
  });
  const write = (note: string): void => {
    written.note = note;
    saver.touch();
  };
  const answerNext = async (): Promise<void> => {
    while (release.length === 0) await Promise.resolve();
    release.shift()?.();
  };
  return { saver, sent, write, answerNext };
}

describe('a draft that is written in', () => {
  it('is saved with the revision that the save before was answered with', async () => {
    const { saver, sent, write, answerNext } = drafts();
    for (const note of ['one', 'two']) {
      write(note);
      const saved = saver.flush();
      await answerNext();
      expect(await saved).toBe(true);
    }
    expect(sent).toEqual([
      { note: 'one', expected: undefined },
      { note: 'two', expected: 0 },
    ]);
    expect(saver.state.get()).toMatchObject({ status: 'saved', revision: 1 });
    saver.stop();
  });

  it('is saved once more when it was written in meanwhile, never twice at a time', async () => {
    const { saver, sent, write, answerNext } = drafts();
    write('one');
    const saved = saver.flush();
    write('two');
    expect(saver.flush()).toBe(saved);
    await answerNext();
    await answerNext();
    expect(await saved).toBe(true);
    expect(sent.map(({ note }) => note)).toEqual(['one', 'two']);
    expect(saver.isDirty).toBe(false);
    saver.stop();
  });

  it('stays unsaved when saving fails, and is saved by the next flush', async () => {
    const { saver, write, answerNext } = drafts([new Error('no network')]);
    write('one');
    const failed = saver.flush();
    await answerNext();
    expect(await failed).toBe(false);
    expect(saver.state.get().status).toBe('failed');
    const saved = saver.flush();
    await answerNext();
    expect(await saved).toBe(true);
    saver.stop();
  });

  it('sends nothing more once somebody else was first', async () => {
    const { saver, sent, write, answerNext } = drafts([new Stale()]);
    write('one');
    const refused = saver.flush();
    await answerNext();
    expect(await refused).toBe(false);
    write('two');
    expect(await saver.flush()).toBe(false);
    expect(saver.state.get().status).toBe('stale');
    expect(sent).toHaveLength(1);
    saver.stop();
  });
});
