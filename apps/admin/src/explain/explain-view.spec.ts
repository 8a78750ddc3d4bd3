import type { ExplainAnswer } from '@balcao/contracts';
import { describe, expect, it } from '@jest/globals';
import { firstView } from './explain-view.js';

const head = {
  figure: 'documents',
  kind: 'money',
  count: 652,
  opening: 0,
  total: 592_226,
} as const;
const page: ExplainAnswer = { ...head, groupings: ['document', 'day'], rows: [], next: 'more' };

describe('the explanation of a figure', () => {
  it('begins with documents where its events are more than a page', () => {
    expect(firstView(page)).toEqual({ kind: 'groups', by: 'document' });
  });

  it('begins with events where these fit on a page, or are of no documents', () => {
    const { next: _, ...short } = page;
    for (const first of [short, { ...page, groupings: ['day'] as const }, undefined]) {
      expect(firstView(first)).toEqual({ kind: 'events' });
    }
  });
});
