import { describe, expect, it } from '@jest/globals';
import { namedNuit, showNuit } from './nuit.js';

describe('a tax number on screen', () => {
  it('stands in groups of three where it has nine digits', () => {
    expect(showNuit('400112987')).toBe('400\u00a0112\u00a0987');
  });

  it.each(['5417000006', '004567890LA041', 'DE811569869', '47-4016127', ''])(
    'is written as at home otherwise: %s',
    (number) => {
      expect(showNuit(number)).toBe(number);
    },
  );

  it('has the name of its country before it', () => {
    expect(namedNuit('400112987', 'MZ')).toBe('NUIT 400\u00a0112\u00a0987');
    expect(namedNuit('5417000006', 'AO')).toBe('NIF 5417000006');
  });
});
