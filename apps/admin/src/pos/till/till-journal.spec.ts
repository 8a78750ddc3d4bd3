import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { laneHash, type TillAction, type TillEntry } from '@balcao/domain';
import { openTillDatabase } from '../../till-store/till-db.js';
import { TillJournal, TillLost, type EntryAnswer } from './till-journal.js';

const lane = { cashRegisterId: 'C1', lane: 1, sequence: 0, hash: '' };
let shop = 0;

const note = (text: string): TillAction => ({
  kind: 'note',
  said: { id: 'SHIFT1', kind: 'drawerOpened', text },
});

const taken = (entries: readonly TillEntry[]): readonly EntryAnswer[] =>
  entries.map(({ sequence }) => ({ sequence, state: 'taken' }));

describe('the journal of a till', () => {
  let journal: TillJournal;
  let companyId: string;

  const open = async (page?: string): Promise<TillJournal> => {
    let ids = 0;
    return new TillJournal(
      await openTillDatabase(),
      companyId,
      () => new Date('2026-03-02T08:00:00.000Z'),
      () => `E${(ids += 1)}`,
      page,
    );
  };

  beforeEach(async () => {
    shop += 1;
    companyId = `SHOP${shop}`;
    journal = await open();
    await journal.begin(lane);
  });

  it('chains each entry to the one before it', async () => {
    const first = await journal.append(note('um'));
    const second = await journal.append(note('dois'));
    expect([first.sequence, first.previous]).toEqual([1, '']);
    expect([second.sequence, second.previous]).toEqual([2, first.hash]);
    expect(laneHash(second)).toBe(second.hash);
  });

  it('is there after the page is opened again, with the state that goes with it', async () => {
    await journal.append(note('um'), () => ({ cart: { lines: [] } }));
    const again = await open();
    expect(await again.waiting()).toBe(1);
    expect((await again.lane())?.sequence).toBe(1);
    expect((await again.append(note('dois'))).sequence).toBe(2);
  });

  it('is written by the page that has the till, and no more by the one before it', async () => {
    const [one, other] = [await open('ONE'), await open('OTHER')];
    await one.hold();
    expect((await one.append(note('um'))).sequence).toBe(1);
    const late = [one.append(note('dois')), other.hold(), one.append(note('três'))];
    const ended = await Promise.allSettled(late);
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(ended[2]).toMatchObject({ reason: { name: 'TillLost' } });
    expect((await other.append(note('quatro'))).sequence).toBe(3);
    await expect(one.append(note('cinco'))).rejects.toThrow(TillLost);
    expect((await other.lane())?.sequence).toBe(3);
  });

  it('sends in order and forgets what is answered, and nothing else', async () => {
    for (const text of ['um', 'dois', 'três']) await journal.append(note(text));
    const sent: number[] = [];
    const answers = await journal.flush((_lane, entries) => {
      sent.push(...entries.map(({ sequence }) => sequence));
      return Promise.resolve(taken(entries.slice(0, 2)));
    });
    expect(sent).toEqual([1, 2, 3, 3]);
    expect(answers).toHaveLength(3);
    expect(await journal.waiting()).toBe(0);
  });

  it('keeps everything while the server is away', async () => {
    await journal.append(note('um'));
    const away = (): Promise<never> => Promise.reject(new Error('away'));
    await expect(journal.flush(away)).rejects.toThrow('away');
    expect(await journal.waiting()).toBe(1);
    await journal.flush((_lane, entries) => Promise.resolve(taken(entries)));
    expect(await journal.waiting()).toBe(0);
  });

  it('takes two actions at the same moment one after the other', async () => {
    const entries = await Promise.all(
      ['um', 'dois', 'três'].map((text) => journal.append(note(text))),
    );
    expect(entries.map(({ sequence }) => sequence).sort()).toEqual([1, 2, 3]);
    const last = entries.find(({ sequence }) => sequence === 3);
    expect(last?.previous).toBe(entries.find(({ sequence }) => sequence === 2)?.hash);
  });

  it('refuses to write without a lane', async () => {
    companyId = 'NONE';
    await expect((await open()).append(note('um'))).rejects.toThrow('no lane');
  });
});
