import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventsPage } from '@balcao/contracts';
import { secretFields } from '@balcao/domain';
import type { Browser } from '../e2e/support/browser.js';
import { until } from '../e2e/support/until.js';
import { blind, leftTo } from './blind.js';
import { grant } from './story/limited.js';
import { pathOf } from './story/player.js';
import type { Step } from './story/step.js';
import { openStory, type Story } from './story/story.js';

type Values = Readonly<Record<string, unknown>>;

/** Lists of no rows: what is asked of them in other ways is not looked at. */
const withoutRows: ReadonlySet<string> = new Set(['/jobs']);

/** Fields that rows show whole in one list, though others hide them: what settles a document. */
const shownIn: ReadonlySet<string> = new Set(['/settlements sourceId']);

/** A question that nothing answers, and its opposite: rows that are equal for both say nothing. */
const asked = (field: string): readonly (readonly [string, string])[] => {
  const filter = (condition: object) =>
    `filter=${encodeURIComponent(JSON.stringify({ [field]: condition }))}`;
  return [
    [filter({ $gte: 0 }), filter({ $lt: 0 })],
    [`sort=${field}:asc`, `sort=${field}:desc`],
  ];
};

let story: Story;
let zita: Browser;
let amelia: Browser;
let reads: readonly Step[];

beforeAll(async () => {
  story = await openStory();
  zita = story.player.browser('zita');
  amelia = story.player.browser();
  const got = story.played.filter(({ route }) => route.startsWith('GET '));
  reads = got.map(({ step }) => step);
});
afterAll(() => story.server.end());

// All of them only read: the company that they read is the same.
describe.each(Object.entries(blind))('%s', (_, reader) => {
  const { fields, words, disclosed, limits } = reader;

  beforeAll(() => grant(story, 'zita', leftTo(reader), limits));

  /** The lists that the reader may open. */
  async function lists(): Promise<readonly string[]> {
    const open: string[] = [];
    for (const [route] of reads) {
      const path = route.slice('GET '.length);
      if (path.includes(':') || withoutRows.has(path)) continue;
      const { status, headers } = await zita.get(`${path}?perPage=1`);
      if (status === 200 && headers['content-range'] !== undefined) open.push(path);
    }
    return open;
  }

  it('reads it in no answer of any route', async () => {
    const telling: string[] = [];
    for (const step of reads) {
      const { status, text } = await story.player.send(step, zita);
      const sentence = text as string | undefined;
      const match =
        status < 300 && sentence !== undefined ? disclosed(sentence, pathOf(step)) : undefined;
      if (match !== undefined) telling.push(`${step[0]}: ${match}`);
    }
    expect(telling).toEqual([]);
  });

  it('reads it in no event of the journal, the feed and histories', async () => {
    const telling = new Set<string>();
    const last = await story.server.api.backend.journals.revision('MERCEARIA');
    const isHidden = (text: string) =>
      disclosed(text, '/events') !== undefined ||
      [...secretFields].some((name) => text.includes(`"${name}":`));
    for (let revision = 0; revision <= last; revision += 1) {
      const answer = await zita.get(`/journal/${revision}/event`);
      const { type = '' } = answer.body as { readonly type?: string };
      if (answer.status === 200 && isHidden(answer.text)) telling.add(type);
    }
    const types = ['DocumentIssued', 'ShiftClosed', 'ArticleChanged', 'OpeningStockEntered'];
    const narrowed = types.map((type) => `types=${type}`);
    for (const query of [
      '',
      `from=${last - 20}&limit=7`,
      `types=${types.join(',')}`,
      ...narrowed,
    ]) {
      for (let next = `/events?${query}`; next !== '';) {
        const answer = await zita.get(next);
        if (limits !== undefined) expect(answer.status).toBe(403);
        if (answer.status === 200 && isHidden(answer.text)) telling.add(next);
        next = ((answer.body as Partial<EventsPage>).nextLink ?? '').replace('/api', '');
      }
    }
    for (const shift of ['S1', 'S2']) {
      const { text } = await zita.get(`/shifts/${shift}/history`);
      if (disclosed(text, '/shifts') !== undefined) telling.add(`history of ${shift}`);
    }
    expect([...telling]).toEqual([]);
  });

  it('neither filters nor sorts any list by it', async () => {
    const answered: string[] = [];
    for (const path of await lists()) {
      for (const field of fields.filter((one) => !shownIn.has(`${path} ${one}`))) {
        for (const [query, opposite] of asked(field)) {
          const one = await zita.get(`${path}?${query}`);
          if (one.status !== 200) continue;
          const other = await zita.get(`${path}?${opposite}`);
          if (one.text !== other.text) answered.push(`${path}?${query}`);
        }
      }
    }
    expect(answered).toEqual([]);
  });

  it('finds no row of any list by words that it does not see on it', async () => {
    const found: string[] = [];
    for (const path of await lists()) {
      for (const word of words) {
        const query = `${path}?q=${word}&perPage=100`;
        const [mine, hers] = [await zita.get(query), await amelia.get(query)];
        if (mine.status !== 200) continue;
        const says = (row: Values) =>
          JSON.stringify(row).toLowerCase().includes(word.toLowerCase());
        const known = new Set((hers.body as Values[]).filter(says).map(({ id }) => id));
        const silent = (mine.body as Values[]).filter((row) => known.has(row['id']) && !says(row));
        if (silent.length > 0) found.push(query);
      }
    }
    expect(found).toEqual([]);
  });

  it('reads it of no earlier moment, which open documents are of as well', async () => {
    const path = '/clients/HOTEL/open-documents';
    const issued = await story.server.events('journal-MERCEARIA');
    const revision = issued.findIndex(({ type }) => type === 'DocumentIssued');
    await until(async () => {
      const moment = (await amelia.read(`/past?revision=${revision}`)) as Values;
      return moment['isReady'] === true;
    });
    const then = `${path}?asKnownAt=${revision}`;
    const [whole, before] = [await amelia.get(path), await amelia.get(then)];
    expect(before.status).toBe(200);
    expect(before.text).not.toBe(whole.text);
    for (const asking of [path, then]) {
      const { status, text } = await zita.get(asking);
      if (status === 200) expect(disclosed(text, asking)).toBeUndefined();
    }
  });
});
