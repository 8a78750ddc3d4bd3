import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { declaredRoutes } from '@balcao/api';
import type { Rehearsal } from '@balcao/contracts';
import type { Player } from './story/player.js';
import type { Step } from './story/step.js';
import { openStory, type Story } from './story/story.js';

/** The tokens of two rehearsals of a step, one after the other. */
interface Tokens {
  readonly route: string;
  readonly first: string;
  readonly second: string;
}

describe('commands of the story that are rehearsed before they are sent', () => {
  const rehearsed: Tokens[] = [];
  let rehearsable: ReadonlySet<string> | undefined;
  let story: Story;

  const tokenOf = async (player: Player, step: Step): Promise<string | undefined> => {
    const [route, ids = '', body = {}, sending] = step;
    const query = { ...sending?.query, rehearse: 'true' };
    const answer = await player.send([route, ids, body, { ...sending, query }]);
    return answer.status === 200 ? (answer.body as Rehearsal).token : undefined;
  };

  const rehearseTwice = async (player: Player, step: Step): Promise<Step> => {
    const [route, ids = '', body = {}, sending] = step;
    rehearsable ??= new Set(
      declaredRoutes(player.server.api.app)
        .filter(({ isRehearsable }) => isRehearsable)
        .map(({ method, path }) => `${method} ${path}`),
    );
    if (!rehearsable.has(route)) return step;
    const first = await tokenOf(player, step);
    const second = await tokenOf(player, step);
    if (first === undefined || second === undefined) return step;
    rehearsed.push({ route, first, second });
    return [route, ids, body, { ...sending, rehearsed: second }];
  };

  beforeAll(async () => {
    story = await openStory({ instead: rehearseTwice, toItsEnd: true });
  });
  afterAll(() => story.server.end());

  it('have one token as long as nothing else happens', () => {
    expect(rehearsed.filter(({ first, second }) => first !== second)).toEqual([]);
  });

  it('are done as they were shown', () => {
    const outdated = story.played.filter(({ code }) => code === 'rehearsal.outdated');
    expect(outdated.map(({ route }) => route)).toEqual([]);
  });

  it('are all that can be rehearsed', () => {
    const shown = new Set(rehearsed.map(({ route }) => route));
    expect([...(rehearsable ?? [])].filter((route) => !shown.has(route)).sort()).toEqual([]);
  });
});
