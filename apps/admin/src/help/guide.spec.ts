import { readFileSync, statSync } from 'node:fs';
import { textRegisters } from '@balcao/contracts';
import { helpPictures, helpTopicNames, type UserGuide } from '@balcao/messages/help';
import { guide as english } from '@balcao/messages/help/en';
import { guide as portuguese } from '@balcao/messages/help/pt';
import { describe, expect, it } from '@jest/globals';
import { isKnownPath } from '../app/known-paths.js';
import { hasOwnTopic, helpTopicOf } from '../help-links/topic-of.js';
import { isFound, partsOfText } from './guide-text.js';

const linksIn = (guide: UserGuide): readonly string[] =>
  helpTopicNames.flatMap((name) =>
    guide[name].parts.flatMap(({ text }) =>
      text.flatMap((sentence) =>
        partsOfText(sentence).flatMap(({ to }) => (to === undefined ? [] : [`${name} ${to}`])),
      ),
    ),
  );

/** What a page has, but for its words. */
const shapeOf = (guide: UserGuide) =>
  helpTopicNames.map((name) => ({
    name,
    parts: guide[name].parts.map(({ text, isSteps, test }) => [text.length, isSteps, test]),
  }));

/** The paths of all screens, as they are declared. */
const screenPaths = [
  ...readFileSync('apps/admin/src/office/screens.tsx', 'utf8').matchAll(/(?:name|path)="([^"]+)"/g),
].map(([, path = '']) => `/${path.replace('/*', '')}`);

describe('the user guide', () => {
  it('is the same in both languages, with the same links', () => {
    expect(shapeOf(portuguese)).toEqual(shapeOf(english));
    expect(linksIn(portuguese)).toEqual(linksIn(english));
  });

  it('leads only to pages that exist', () => {
    const lost = linksIn(english).filter((link) => {
      const [, to = ''] = link.split(' ');
      const [, topic] = /^\/help\/(.+)$/.exec(to) ?? [];
      return topic === undefined
        ? !isKnownPath(to)
        : !helpTopicNames.some((name) => name === topic);
    });
    expect(lost).toEqual([]);
  });

  it('has a page about every screen, and a screen for every page but two', () => {
    const all = [...screenPaths, ...textRegisters.map(([name]) => `/${name}`)];
    expect(all.length).toBeGreaterThan(70);
    expect(all.filter((path) => !hasOwnTopic(path))).toEqual([]);
    const topics = new Set(all.map(helpTopicOf));
    const reached = new Set(linksIn(english).map((link) => link.split('/help/')[1]));
    const lonely = helpTopicNames.filter((name) => !topics.has(name) && !reached.has(name));
    expect(lonely).toEqual(['opening', 'mail']);
  });

  it('is about the list that a form or a record stands above', () => {
    expect(helpTopicOf('/commercial/clients/HOTEL/edit')).toBe('parties');
    expect(helpTopicOf('/commercial/reports/vat_summary')).toBe('vat');
    expect(helpTopicOf('/commercial/document/FT/create')).toBe('documents');
    expect(helpTopicOf('/')).toBe('start');
  });

  it('has a small picture of screens that exist, in both languages', () => {
    for (const [topic, path] of Object.entries(helpPictures)) {
      expect([path, isKnownPath(path)]).toEqual([path, true]);
      for (const language of ['en', 'pt']) {
        const { size } = statSync(`apps/admin/public/help/${language}/${topic}.webp`);
        expect([topic, size > 2_000 && size < 45_000]).toEqual([topic, true]);
      }
    }
  });

  it('is found by words without accents, and by how they begin', () => {
    const found = (guide: UserGuide, search: string) =>
      helpTopicNames.filter((name) => isFound(guide[name], search));
    expect(found(portuguese, 'STOCK INICIAL')).toContain('opening');
    expect(found(portuguese, 'anular')).toContain('corrections');
    expect(found(portuguese, 'impressao')).toContain('printing');
    expect(found(english, 'year')).toContain('year-end');
    expect(found(english, 'zebra')).toEqual([]);
  });
});
