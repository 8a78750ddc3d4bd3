import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { costFields, permissions, secretFields, type Permission } from '@balcao/domain';
import type { Browser } from '../e2e/support/browser.js';
import { grant } from './story/limited.js';
import type { Step } from './story/step.js';
import { openStory, type Story } from './story/story.js';

/** What goods cost in the story, as it was typed. */
const costsTyped = /1111\.11|1122\.22|1133\.33|1144\.44/;
/** Names that tell what should be in a drawer, wherever they are. */
const drawerFields = ['expectedMinor', 'salesMinor', 'figures', 'perpetualMinor'];
const costsOf = [...costFields].map((name) => `"${name}":`);

/** What one reader does not see: looked for in every answer, and asked for in every list. */
interface Blind {
  readonly without: readonly Permission[];
  readonly fields: readonly string[];
  readonly tells: (text: string) => boolean;
}

const blind: Readonly<Record<string, Blind>> = {
  'sight of costs': {
    without: ['stock.viewCost'],
    fields: [...costFields],
    tells: (text) => costsTyped.test(text) || costsOf.some((name) => text.includes(name)),
  },
  'sight of drawers': {
    without: ['pos.viewExpected', 'treasury.move'],
    fields: ['expectedMinor', 'salesMinor', 'differenceMinor', 'figures'],
    tells: (text) => drawerFields.some((name) => text.includes(`"${name}":`)),
  },
};

/** Lists of no rows: what is asked of them in other ways is not looked at. */
const withoutRows: ReadonlySet<string> = new Set(['/jobs']);

/** A question that nothing answers, and its opposite: rows that are equal for both say nothing. */
const asked = (field: string): readonly (readonly [string, string])[] => {
  const filter = (condition: object) =>
    `filter=${encodeURIComponent(JSON.stringify({ [field]: condition }))}`;
  return [
    [filter({ $gte: 0 }), filter({ $lt: 0 })],
    [`sort=${field}:asc`, `sort=${field}:desc`],
  ];
};

describe.each(Object.entries(blind))('a member without %s', (_, { without, fields, tells }) => {
  let story: Story;
  let zita: Browser;
  let reads: readonly Step[];

  beforeAll(async () => {
    story = await openStory();
    zita = story.player.browser('zita');
    const left = permissions.filter((one) => !without.includes(one));
    await grant(story, 'zita', left);
    const got = story.played.filter(({ route }) => route.startsWith('GET '));
    reads = got.map(({ step }) => step);
  });
  afterAll(() => story.server.end());

  it('reads it in no answer of any route', async () => {
    const telling: string[] = [];
    for (const step of reads) {
      const { status, text } = await story.player.send(step, zita);
      const said = text as string | undefined;
      if (status < 300 && said !== undefined && tells(said)) telling.push(step[0]);
    }
    expect(telling).toEqual([]);
  });

  it('reads it in no event of the journal, the feed and histories', async () => {
    const telling = new Set<string>();
    const last = await story.server.api.backend.journals.revision('MERCEARIA');
    for (let revision = 0; revision <= last; revision += 1) {
      const answer = await zita.get(`/journal/${revision}/event`);
      const { text } = answer;
      const { type = '' } = answer.body as { readonly type?: string };
      const isSecret = [...secretFields].some((name) => text.includes(`"${name}":`));
      if (tells(text) || isSecret) telling.add(type);
    }
    for (const shift of ['S1', 'S2']) {
      const { text } = await zita.get(`/shifts/${shift}/history`);
      if (tells(text)) telling.add(`history of ${shift}`);
    }
    expect([...telling]).toEqual([]);
  });

  it('neither filters nor sorts any list by it', async () => {
    const answered: string[] = [];
    const lists = reads.filter(([route]) => !route.includes(':') && !/totals|search/.test(route));
    for (const [route] of lists) {
      const path = route.slice('GET '.length);
      const open = await zita.get(`${path}?perPage=1`);
      if (
        withoutRows.has(path) ||
        open.status !== 200 ||
        open.headers['content-range'] === undefined
      )
        continue;
      for (const field of fields) {
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
});
