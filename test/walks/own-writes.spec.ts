import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { headers } from '@balcao/contracts';
import { writtenRoutes } from '../e2e/support/written-routes.js';
import type { Played, Player } from './story/player.js';
import { openStory, type Story } from './story/story.js';

/** Reads of one record of a collection: the record itself, and its paper where it has one. */
const recordReads = new Map<string, readonly string[]>();
for (const { method, path } of writtenRoutes()) {
  const [, collection] = /^\/([^/:]+)\/:\w+(?:\/paper)?$/.exec(path) ?? [];
  if (method !== 'GET' || collection === undefined) continue;
  recordReads.set(collection, [...(recordReads.get(collection) ?? []), path]);
}

/** Routes that make a record of another collection than their own. */
const madeIn: Readonly<Record<string, string>> = {
  'POST /shifts/:id/sales': 'documents',
  'POST /shifts/:id/returns': 'documents',
};

/** Routes whose answer names what is not read by itself, and where it is read. */
const unread: Readonly<Record<string, string>> = {
  'POST /articles/images': 'pictures are read under their own address',
  'POST /shifts/:id/parked-sales': 'parked sales are listed with their shift',
};

describe('a record that was just made', () => {
  let story: Story;
  const read: string[] = [];
  const missing: string[] = [];

  /** Reads what a step has made as its maker, who says nothing of the revision. */
  async function readBack(player: Player, { route, step, status }: Played): Promise<void> {
    if (status !== 201 || !route.startsWith('POST ')) return;
    const { id } = player.answerOf(route);
    const [, own = ''] = /^POST \/([^/]+)/.exec(route) ?? [];
    const collection = madeIn[route] ?? own;
    if (typeof id !== 'string' || route in unread) return;
    for (const path of recordReads.get(collection) ?? []) {
      const at = path.replace(/:\w+/, encodeURIComponent(id));
      const silent = { headers: { [headers.readAfter]: '' } };
      const answer = await player.browser(step[3]?.by).get(at, silent);
      const readText = `${route}: GET ${path} of ${id}`;
      read.push(readText);
      const isBehind = headers.readBehind.toLowerCase() in answer.headers;
      if (answer.status === 404 || answer.status >= 500 || isBehind) {
        missing.push(`${readText} answered ${answer.status}`);
      }
    }
  }

  beforeAll(async () => {
    story = await openStory({ after: readBack });
  });
  afterAll(() => story.server.end());

  it('is there for the next read of its maker, without a word of the revision', () => {
    expect(missing).toEqual([]);
  });

  it('is read in every collection that answers a record', () => {
    expect(read.length).toBeGreaterThan(50);
    expect(read.some((text) => text.includes('/documents/:id/paper'))).toBe(true);
  });
});
