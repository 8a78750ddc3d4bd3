import { describe, expect, it } from '@jest/globals';
import { placeOf } from './document-paths.js';

describe('an address below the list of a type', () => {
  it.each([
    ['', { kind: 'list' }],
    ['drafts', { kind: 'drafts' }],
    ['create', { kind: 'create' }],
    ['FT_2026.17', { kind: 'document', id: 'FT_2026.17' }],
    ['draft/01JDRAFT', { kind: 'draft', id: '01JDRAFT' }],
  ])('%j is %j', (rest, place) => {
    expect(placeOf(rest)).toEqual(place);
  });

  it.each(['draft/a/b', 'FT_2026.17/print', 'create/x'])('%s is none', (rest) => {
    expect(placeOf(rest)).toBeUndefined();
  });
});
