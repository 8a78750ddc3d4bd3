import { describe, expect, it } from '@jest/globals';
import { gtinSpellings, readGs1, withoutSymbology } from './gs1.js';

const gs = '\u001d';
const read = (code: string) => readGs1(code, 2026);

describe('a string of GS1 elements', () => {
  const yoghurt = { gtin: '07032069804988', batch: '0329', expiresOn: '2021-05-26' };

  it.each([
    ['as it is', '010703206980498815210526100329'],
    ['of bars', ']C1010703206980498815210526100329'],
    ['of a DataMatrix', ']d2010703206980498815210526100329'],
    ['of a QR code', ']Q3010703206980498815210526100329'],
    ['with a separator behind its last value', `010703206980498815210526100329${gs}`],
    ['with a separator before its first', `${gs}010703206980498815210526100329`],
    ['whose batch is not the last', `0107032069804988100329${gs}15210526`],
    ['as people read it', '(01)07032069804988(15)210526(10)0329'],
  ])('says article, batch and day %s', (_, code) => {
    expect(read(code)).toEqual(yoghurt);
  });

  it.each([
    // The examples of the General Specifications, by identifier.
    ['0195012345678903', {}],
    ['019501234567890310ABC123', { batch: 'ABC123' }],
    [
      `0195012345678903310300189510A1${gs}21S-7`,
      { netWeight: '1.895', batch: 'A1', serial: 'S-7' },
    ],
    ['019501234567890339220255', { price: '2.55' }],
    ['01950123456789033922002550', { price: '25.5' }],
    ['01950123456789033100000002', { netWeight: '2' }],
    ['0195012345678903300012', { count: '12' }],
    [`029501234567890317260500371440`, { expiresOn: '2026-05-31', count: '1440' }],
    ['019501234567890311260229', undefined],
    ['019501234567890311280229', { producedOn: '2028-02-29' }],
    ['019501234567890317761231', { expiresOn: '2076-12-31' }],
    ['019501234567890317771231', { expiresOn: '1977-12-31' }],
    ['01950123456789031127010115270601', { producedOn: '2027-01-01', expiresOn: '2027-06-01' }],
    ['0195012345678903152706011727' + '0701', { expiresOn: '2027-07-01' }],
  ])('%s says %j', (code, fields) => {
    expect(read(code)).toEqual(fields && { gtin: '95012345678903', ...fields });
  });

  it.each([
    ['is a number of an article', '5601234567890'],
    ['has a wrong check digit', '0107032069804989100329'],
    ['names no article', '100329'],
    ['ends within a value', '010703206980498815210'],
    ['has letters for a day', '010703206980498815MAY021'],
    ['has a month of thirteen', '010703206980498815211326'],
    ['has a batch of more than twenty letters', `010703206980498810${'A'.repeat(21)}`],
    ['says two numbers', '01070320698049880195012345678903'],
    ['is a word', 'AB12'],
    ['is blank', ''],
  ])('is none where it %s', (_, code) => {
    expect(read(code)).toBeUndefined();
  });
});

describe('what readers put before a code', () => {
  it('is taken off, and nothing else', () => {
    expect(withoutSymbology(']E05601234567890')).toBe('5601234567890');
    expect(withoutSymbology('5601234567890')).toBe('5601234567890');
    expect(withoutSymbology('](A')).toBe('](A');
  });
});

describe('the spellings of a number in fourteen digits', () => {
  it('leave out the noughts before it, down to the lengths that there are', () => {
    expect(gtinSpellings('07032069804988')).toEqual(['07032069804988', '7032069804988']);
    expect(gtinSpellings('00012345678905')).toContain('012345678905');
    expect(gtinSpellings('00000096385074')).toContain('96385074');
    expect(gtinSpellings('95012345678903')).toEqual(['95012345678903']);
  });
});
