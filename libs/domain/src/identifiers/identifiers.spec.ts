import { describe, expect, it } from '@jest/globals';
import {
  barcodeSpellings,
  ean13CheckDigit,
  gtinOf,
  hasNuitCheckDigit,
  isCountryCode,
  isEan13,
  isEmail,
  isMozambicanIban,
  isNib,
  isNuit,
  isMobile,
  isPhone,
  isReservedNuit,
  isSameBarcode,
  phoneCodeOf,
  phoneOf,
} from './index.js';

describe('a NUIT', () => {
  it('has nine digits', () => {
    expect(['400339910', '40033991', '4003399100', '40033991x', ''].map(isNuit)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('ends with a digit that fits the others', () => {
    const real = ['400339910', '400005834', '100033593', '500171650', '700152855', '600000063'];
    expect(real.map(hasNuitCheckDigit)).toEqual(real.map(() => true));
    expect(hasNuitCheckDigit('400584291')).toBe(true);
    expect(hasNuitCheckDigit('101935626')).toBe(false);
    expect(hasNuitCheckDigit('400123456')).toBe(false);
  });

  it('ends with the digit that the first eight come to', () => {
    const computed = ['400123454', '100000008', '500000007', '123456785', '999999999'];
    expect(computed.filter((nuit) => !hasNuitCheckDigit(nuit))).toEqual([]);
  });

  it('belongs to nobody when it stands for a final consumer', () => {
    expect(['000000000', '999999999', '400339910'].map(isReservedNuit)).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('the number that bars say', () => {
  it('is one as UPC-A and as EAN-13', () => {
    expect(gtinOf('036000291452')).toBe('00036000291452');
    expect(isSameBarcode('036000291452', '0036000291452')).toBe(true);
    expect(isSameBarcode('96385074', '0000096385074')).toBe(true);
    expect(isSameBarcode('036000291452', '0036000291453')).toBe(false);
  });

  it('has its check digit, and one of the lengths', () => {
    for (const code of ['036000291453', '36000291452', 'ACU01', '', '5601234567890']) {
      expect(gtinOf(code)).toBeUndefined();
      expect(isSameBarcode(code, code)).toBe(true);
    }
    expect(['5601234567892', '96385074', '2112345015002'].map(isEan13)).toEqual([
      ...[true, false, true],
    ]);
  });

  it('is looked for as a reader may hand it over', () => {
    expect(barcodeSpellings('036000291452')).toEqual(['036000291452', '0036000291452']);
    expect(barcodeSpellings('0036000291452')).toEqual(['0036000291452', '036000291452']);
    expect(barcodeSpellings('5601234567892')).toEqual(['5601234567892']);
    expect(barcodeSpellings('ACU01')).toEqual(['ACU01']);
  });
});

describe('a telephone number', () => {
  it.each([
    ['841234567', '841234567'],
    ['84 123 45 67', '841234567'],
    ['+258 84 123 4567', '841234567'],
    ['00258-841.234.567', '841234567'],
    ['258841234567', '841234567'],
    ['21490115', '21490115'],
    ['(21) 49 01 15', '21490115'],
    ['+258 21 49 01 15', '21490115'],
    ['+351 21 123 45 67', '+351211234567'],
    ['0027 82 123 4567', '+27821234567'],
  ])('is kept in one way: %s as %s', (written, kept) => {
    expect(phoneOf(written)).toBe(kept);
    expect(phoneOf(kept)).toBe(kept);
    expect(isPhone(written)).toBe(true);
  });

  it.each([
    '',
    '12',
    '84123456',
    '8412345678',
    '84123456x',
    '+258 84 123 456',
    '+258 84 123 45678',
    '+35112',
    '+3511234567890123',
    '351211234567',
  ])('is none where its digits are not those of one: "%s"', (written) => {
    expect(phoneOf(written)).toBeUndefined();
    expect(isPhone(written)).toBe(false);
  });

  it('is a mobile number with nine digits and nothing else', () => {
    expect(['841234567', '21490115', '84 123 4567'].map(isMobile)).toEqual([true, false, false]);
  });

  it.each(['+258', '258', '00258', '(+258)', '+ 258'])(
    'has a dialling code that is kept with a plus: %s',
    (written) => {
      expect(phoneCodeOf(written)).toBe('+258');
    },
  );

  it.each(['', '+', '+12345', '+0258', 'x', '+25a'])('has no dialling code "%s"', (written) => {
    expect(phoneCodeOf(written)).toBeUndefined();
  });

  it.each([
    ['912 345 678', { code: '+351' }, '+351912345678'],
    ['912-345-678', { code: '(+351)' }, '+351912345678'],
    ['+351 912 345 678', { code: '+351' }, '+351912345678'],
    ['00351912345678', { code: '351' }, '+351912345678'],
    ['351 912345678', { code: '+351' }, '+351912345678'],
    ['351 912345678', { country: 'PT' }, '+351912345678'],
    ['351 912345678', { code: '+258', country: 'PT' }, '+351912345678'],
    ['082 123 4567', { code: '+27' }, '+27821234567'],
    ['272123456', { code: '+27' }, '+27272123456'],
    ['415 555 0123', { code: '+1' }, '+14155550123'],
    ['30 123456', { code: '0049' }, '+4930123456'],
    ['+258 84 123 4567', { code: '+351' }, '841234567'],
    ['84 123 4567', { code: '+258', country: 'PT' }, '841234567'],
    ['84 123 4567', { country: 'PT' }, '841234567'],
  ])('is read with what is next to it: %s, %o as %s', (written, place, kept) => {
    expect(phoneOf(written, place)).toBe(kept);
    expect(phoneOf(kept, kept.startsWith('+') ? place : {})).toBe(kept);
  });

  it.each([
    ['49 30 123456', { code: '+49' }],
    ['030 123456', { code: '+49' }],
    ['351 912345678', { code: '+258' }],
    ['351 91234567', { country: 'PT' }],
    ['49 30 123456', { country: 'DE' }],
    ['12', { code: '+351' }],
    ['91234567x', { code: '+351' }],
    ['1234567890123', { code: '+351' }],
  ])('is none where it can be read in two ways, or in no way: %s, %o', (written, place) => {
    expect(phoneOf(written, place)).toBeUndefined();
  });
});

describe('an e-mail address', () => {
  it('has one @ and a domain with a point', () => {
    const good = ['ana@moderna.co.mz', 'a.b+c@x.mz'];
    const bad = ['ana', 'ana@', '@x.mz', 'ana@moderna', 'a b@x.mz', 'a@b@x.mz', 'a@x..mz'];
    expect(good.filter((address) => !isEmail(address))).toEqual([]);
    expect(bad.filter(isEmail)).toEqual([]);
  });

  it('is at most 254 characters long', () => {
    expect(isEmail(`${'a'.repeat(249)}@x.mz`)).toBe(true);
    expect(isEmail(`${'a'.repeat(250)}@x.mz`)).toBe(false);
  });
});

describe('an EAN-13', () => {
  it('ends with its check digit', () => {
    expect(isEan13('4006381333931')).toBe(true);
    expect(isEan13('4006381333932')).toBe(false);
    expect(isEan13('400638133393')).toBe(false);
  });

  it('ends with the digit that the twelve before it come to', () => {
    const codes = ['2112345001500', '2112345015002', '2312345007995', '2112345123509'];
    for (const code of [...codes, '4006381333931']) {
      expect(`${code.slice(0, 12)}${ean13CheckDigit(code.slice(0, 12))}`).toBe(code);
    }
  });
});

describe('a bank account', () => {
  it('has a NIB of 21 digits that check themselves', () => {
    expect(isNib('000301080016367102371')).toBe(true);
    expect(isNib('000301080016367102372')).toBe(false);
    expect(isNib('00030108001636710237')).toBe(false);
  });

  it('has an IBAN around its NIB', () => {
    expect(isMozambicanIban('MZ59000301080016367102371')).toBe(true);
    expect(isMozambicanIban('MZ58000301080016367102371')).toBe(false);
    expect(isMozambicanIban('PT50000201231234567890154')).toBe(false);
  });
});

describe('a country', () => {
  it('is named by two capital letters', () => {
    expect(['MZ', 'mz', 'MOZ', ''].map(isCountryCode)).toEqual([true, false, false, false]);
  });
});
