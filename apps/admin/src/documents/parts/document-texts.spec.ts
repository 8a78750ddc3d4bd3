import { describe, expect, it } from '@jest/globals';
import { textChanges } from './document-texts.js';

describe('the texts of a document', () => {
  const transport = { from: 'Beira', vehicle: 'ABC 123 MC' };

  it('differ part by part, each in words', () => {
    const before = { note: 'Frágil', transport, receiver: { name: 'Amélia' } };
    const after = {
      note: 'Frágil',
      transport: { ...transport, to: 'Tete' },
      carrier: { name: 'Transportes', contact: '841234567' },
    };
    expect(textChanges(before, after)).toEqual([
      { part: 'receiver', before: 'Amélia', after: undefined },
      { part: 'carrier', before: undefined, after: 'Transportes, 841234567' },
      { part: 'transportTo', before: undefined, after: 'Tete' },
    ]);
  });

  it('do not differ by what is empty', () => {
    expect(textChanges({ note: '' }, { carrier: { name: '' } })).toEqual([]);
  });
});
