import { describe, expect, it } from '@jest/globals';
import { amountInWords } from './amount-in-words.js';

describe('an amount in words', () => {
  it.each([
    [0, 'zero meticais', 'zero meticais'],
    [1, 'um centavo', 'one centavo'],
    [1_00, 'um metical', 'one metical'],
    [16_00, 'dezasseis meticais', 'sixteen meticais'],
    [100_00, 'cem meticais', 'one hundred meticais'],
    [101_00, 'cento e um meticais', 'one hundred and one meticais'],
    [1_000_00, 'mil meticais', 'one thousand meticais'],
    [1_100_00, 'mil e cem meticais', 'one thousand one hundred meticais'],
    [1_160_00, 'mil cento e sessenta meticais', 'one thousand one hundred and sixty meticais'],
    [1_001_00, 'mil e um meticais', 'one thousand and one meticais'],
    [
      2_500_50,
      'dois mil e quinhentos meticais e cinquenta centavos',
      'two thousand five hundred meticais and fifty centavos',
    ],
    [100_000_00, 'cem mil meticais', 'one hundred thousand meticais'],
    [
      123_456_78,
      'cento e vinte e três mil quatrocentos e cinquenta e seis meticais e setenta e oito centavos',
      'one hundred and twenty-three thousand four hundred and fifty-six meticais and ' +
        'seventy-eight centavos',
    ],
    [1_000_000_00, 'um milhão de meticais', 'one million meticais'],
    [1_000_001_00, 'um milhão e um meticais', 'one million and one meticais'],
    [1_001_000_00, 'um milhão e mil meticais', 'one million one thousand meticais'],
    [
      1_200_000_00,
      'um milhão e duzentos mil meticais',
      'one million two hundred thousand meticais',
    ],
    [
      1_234_567_89,
      'um milhão duzentos e trinta e quatro mil quinhentos e sessenta e sete meticais e ' +
        'oitenta e nove centavos',
      'one million two hundred and thirty-four thousand five hundred and sixty-seven meticais ' +
        'and eighty-nine centavos',
    ],
    [
      2_000_100_01,
      'dois milhões e cem meticais e um centavo',
      'two million one hundred meticais and one centavo',
    ],
    [3_000_000_000_00, 'três mil milhões de meticais', 'three billion meticais'],
    [1_000_000_000_000_00, 'um bilião de meticais', 'one trillion meticais'],
    [
      1_000_001_000_000_00,
      'um bilião e um milhão de meticais',
      'one trillion one million meticais',
    ],
    [
      -16_19,
      'menos dezasseis meticais e dezanove centavos',
      'minus sixteen meticais and nineteen centavos',
    ],
  ])('writes %i out', (minor, portuguese, english) => {
    expect(amountInWords(minor, 'pt', 'MZN')).toBe(portuguese);
    expect(amountInWords(minor, 'en', 'MZN')).toBe(english);
  });

  it('names other currencies, and calls an unknown one by its code', () => {
    expect(amountInWords(2_01, 'pt', 'USD')).toBe('dois dólares e um cêntimo');
    expect(amountInWords(1_02, 'en', 'EUR')).toBe('one euro and two cents');
    expect(amountInWords(5_10, 'en', 'GBP')).toBe('five GBP and ten cents');
  });

  it('fails loudly on part of a minor unit', () => {
    expect(() => amountInWords(0.5, 'en', 'MZN')).toThrow(RangeError);
  });
});
