import { describe, expect, it } from '@jest/globals';
import { en } from '@balcao/messages/screens/en';
import { find, interpolate } from './messages.js';

describe('a sentence', () => {
  it('is found by its path, also below a name with slashes', () => {
    expect(find(en, 'resources.commercial/clients.fields.nuit')).toBe('NUIT');
  });

  it('is its path where nobody wrote it', () => {
    expect(find(en, 'app.unheardOf')).toBe('app.unheardOf');
  });

  it('has its parameters filled in', () => {
    expect(interpolate('Page %{page} of %{pages}', { page: 2, pages: 9 })).toBe('Page 2 of 9');
  });

  it('is plural unless it speaks of one', () => {
    const text = '%{smart_count} document |||| %{smart_count} documents';
    expect(interpolate(text, { smart_count: 1 })).toBe('1 document');
    expect(interpolate(text, { smart_count: 0 })).toBe('0 documents');
  });
});
