import { describe, expect, it } from '@jest/globals';
import { showLocalMoment } from './written-days.js';

describe('a local date and time on a screen', () => {
  it('is written as the language writes days', () => {
    expect(showLocalMoment('2026-03-02T14:30', 'pt')).toBe('02/03/2026 14:30');
    expect(showLocalMoment('2026-03-02T14:30:00', 'en')).toBe('2026-03-02 14:30');
  });

  it('leaves what is none as it was written', () => {
    for (const text of [
      '',
      'Maputo',
      '2026-03-02',
      '2026-03-02T14:30:00Z',
      'em 2026-03-02T14:30',
    ]) {
      expect(showLocalMoment(text, 'pt')).toBe(text);
    }
  });
});
