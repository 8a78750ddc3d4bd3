import { describe, expect, it } from '@jest/globals';
import { scaleBarcodePresets } from '@balcao/domain';
import { quantity } from '@balcao/pricing';
import { codesOf, readTypedCode, timesTyped } from './typed-code.js';

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

describe('a label of a scale', () => {
  it('is looked up by its article, with what it weighs', () => {
    expect(codesOf('2112345015002', scaleBarcodePresets)).toEqual({
      codes: ['2112345015002', '2112345000008'],
      quantity: '1.5',
    });
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
