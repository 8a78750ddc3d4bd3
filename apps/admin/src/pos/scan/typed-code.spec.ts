import { describe, expect, it } from '@jest/globals';
import { scaleBarcodePresets } from '@balcao/domain';
import { quantity } from '@balcao/pricing';
import { codesOf, isTypedWord, readTypedCode, timesTyped, weighedOf } from './typed-code.js';

describe('a typed code', () => {
  it('has the quantity that stands before it', () => {
    expect(readTypedCode('3*5601234567890')).toEqual({ code: '5601234567890', quantity: '3' });
    expect(readTypedCode(' 1,5*AC ')).toEqual({ code: 'AC', quantity: '1.5' });
    expect(readTypedCode('3*')).toEqual({ code: '', quantity: '3' });
  });

  it('is a code like any other without one', () => {
    expect(readTypedCode('A*B')).toEqual({ code: 'A*B' });
    expect(readTypedCode('1.2.3*B')).toEqual({ code: '1.2.3*B' });
  });
});

describe('the bars or the square of GS1', () => {
  it('are looked up by the number of the article in all its spellings, with batch and day', () => {
    const code = ']d2010703206980498815210526100329';
    expect(codesOf(code, [], 2026)).toEqual({
      codes: [code, '07032069804988', '7032069804988'],
      batch: '0329',
      expiresOn: '2021-05-26',
    });
  });

  it('say what is in a pack that was weighed', () => {
    const goods = codesOf('01950123456789033103001895', [], 2026);
    expect([weighedOf(goods, 'kg'), weighedOf(goods, 'un')]).toEqual(['1.895', undefined]);
  });

  it('leave other codes without what their reader says of them', () => {
    expect(codesOf(']E05601234567890', [], 2026)).toEqual({ codes: ['5601234567890'] });
  });
});

describe('what a person types to find an article', () => {
  it.each(['sabão', 'arroz 5kg', 'AB'])('is a word: %s', (typed) => {
    expect(isTypedWord(typed)).toBe(true);
  });

  it.each(['AB1', 'B1', "QC'157", '5601234567890'])('is no word, but a code: %s', (typed) => {
    expect(isTypedWord(typed)).toBe(false);
  });
});

describe('a label of a scale', () => {
  it('is looked up by its article, with what it weighs', () => {
    expect(codesOf('2112345015002', scaleBarcodePresets)).toEqual({
      codes: ['2112345015002', '2112345000008'],
      onScale: ['12345', '12345'],
      quantity: '1.5',
    });
  });

  it('is looked up by the code of its article too, without the zeros that scales put before', () => {
    const { onScale } = codesOf('2100123003556', scaleBarcodePresets);
    expect(onScale).toEqual(['00123', '123']);
  });

  it('is looked up by its article, with what it costs', () => {
    expect(codesOf('2312345007995', scaleBarcodePresets)).toMatchObject({ labelMinor: 799 });
  });

  it('is any code when its check digit is wrong', () => {
    expect(codesOf('2112345015003', scaleBarcodePresets)).toEqual({ codes: ['2112345015003'] });
  });

  it('counts as often as was typed before it', () => {
    expect(timesTyped(quantity('1.5'), quantity('3'))).toBe('4.5');
    expect(timesTyped(quantity('1.5'), undefined)).toBe('1.5');
    expect(timesTyped(quantity('0.333'), quantity('0.3333'))).toBe('0.110989');
  });

  it('is of nothing when it weighs nothing, or nothing of it was typed', () => {
    expect(timesTyped(quantity('0'), quantity('3'))).toBeUndefined();
    expect(timesTyped(quantity('1.5'), quantity('0'))).toBeUndefined();
    expect(timesTyped(quantity('99999.999'), quantity('999999999999'))).toBeUndefined();
  });
});
