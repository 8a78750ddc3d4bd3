import { describe, expect, it } from '@jest/globals';
import { originsOf } from './origins.js';
import { blankLine, type EditorState } from './state.js';

const head = { clientId: 'client' } as EditorState['head'];
const from = (documentId: string) => ({
  ...blankLine('vat_NOR'),
  kept: { origin: { documentId, line: 0 } },
});

describe('the documents that a draft comes from', () => {
  it('are the one that it corrects and those of its lines, each once', () => {
    const lines = [from('FT_2026.1'), from('GT_2026.7'), from('GT_2026.7'), blankLine('vat_NOR')];
    expect(originsOf({ head: { ...head, originId: 'FT_2026.1' }, lines })).toEqual([
      'FT_2026.1',
      'GT_2026.7',
    ]);
  });

  it('are none of a new document', () => {
    expect(originsOf({ head, lines: [blankLine('vat_NOR')] })).toEqual([]);
  });
});
