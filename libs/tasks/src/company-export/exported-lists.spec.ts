import { describe, expect, it } from '@jest/globals';
import { exportedLists, headingsOf } from './exported-lists.js';

const asked = /Micros$|hash$|secret|token/i;

describe('a file of a list', () => {
  it.each(exportedLists)('is headed in words: $name', ({ collection }) => {
    const fields = Object.keys(collection.fields).filter((field) => !asked.test(field));
    for (const language of ['en', 'pt'] as const) {
      const headings = headingsOf(language, collection, fields);
      const bare = (field: string): string => field.replace(/Minor$/, '');
      expect(headings.filter((heading) => fields.map(bare).includes(heading))).toEqual([]);
    }
  });
});
