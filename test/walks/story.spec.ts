import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { textSamples } from '@balcao/domain/testing';
import { parse } from 'content-disposition';
import { Faults } from '../reference/faults.js';
import { writtenRoutes } from '../e2e/support/written-routes.js';
import { leftOutEvents } from './left-out-events.js';
import { endless } from './story/reads.js';
import { strangeName } from './story/step.js';
import { openStory, type Story } from './story/story.js';

const samples = new URL('../../libs/domain/src/testing/samples/', import.meta.url);

/** Every event that the domain has: each has a sample. */
const recorded = readdirSync(samples).map((file) => file.split('.')[0] ?? '');
const ofTexts = [...textSamples.values()].map(({ type }) => type);
const eventTypes = [...new Set([...recorded, ...ofTexts])];

describe('the company of the walks', () => {
  let story: Story;

  beforeAll(async () => {
    story = await openStory({ toItsEnd: true });
  });
  afterAll(() => story.server.end());

  it('has an example of every route that ends', () => {
    const sent = new Set(story.played.map(({ route }) => route));
    const missing = writtenRoutes()
      .filter(({ method, path }) => !sent.has(`${method} ${path}`) && !endless.has(path))
      .map(({ method, path }) => `${method} ${path}`);
    expect(missing).toEqual([]);
  });

  it('has each example accepted, or refused for the reason that is written with it', () => {
    const wrong = story.played.flatMap(({ route, step, wrong: answer }) =>
      answer === undefined ? [] : [`${route} ${step[1] ?? ''}: ${answer}`],
    );
    expect(wrong).toEqual([]);
  });

  it('is answered and refused as the description of the API says', () => {
    const faults = new Faults();
    const found = story.played.flatMap((played) => faults.of(played));
    expect([...new Set(found)].sort()).toEqual([]);
  });

  it('sends every file under a name that the header carries whole', () => {
    const files = story.played.flatMap(({ route, disposition: header }) => {
      if (header === undefined) return [];
      const { type, parameters } = parse(header);
      const { filename: name, ...others } = parameters;
      return [
        { route, type, name, added: Object.keys(others).filter((key) => key !== 'filename*') },
      ];
    });
    expect(files.filter(({ added }) => added.length > 0)).toEqual([]);
    expect(files.filter(({ type, name }) => type !== 'inline' && name === undefined)).toEqual([]);
    const sent = files.filter(({ route }) => /\/(?:attachments|proofs)\/:\w+$/.test(route));
    expect(new Set(sent.map(({ name }) => name))).toEqual(new Set([strangeName]));
  });

  it('has every event of the domain, but for those that are written down', async () => {
    const had = new Set<string>();
    for await (const { type } of story.server.api.backend.events.readAll()) had.add(type);
    const missing = eventTypes.filter((type) => !had.has(type)).sort();
    expect(missing).toEqual(Object.keys(leftOutEvents).sort());
  });
});
