import { describe, expect, it } from '@jest/globals';
import { faultOf, resultCodeOf, whyUnavailable } from './failures.js';

const failure = (errcode: unknown): Error =>
  Object.assign(new Error('the driver failed'), { errcode });

describe('a failure of SQLite', () => {
  it('is known by its primary code, whatever stands in the higher bits', () => {
    const cannotWrite = 10 | (3 << 8);
    expect(resultCodeOf(failure(cannotWrite))).toBe(10);
    expect(whyUnavailable(failure(cannotWrite))).toBe('input/output error');
  });

  it.each([
    [5, 'locked by another process'],
    [13, 'disk full'],
    [26, 'not a database'],
  ])('of code %i says that the file is %s', (code, why) => {
    expect(whyUnavailable(failure(code))).toBe(why);
  });

  it.each([
    ['database disk image is malformed', 11, 'damaged'],
    ['malformed database schema (sales)', 11, 'damaged'],
    ['file is not a database', 26, 'damaged'],
    ['database or disk is full', 13, 'full'],
    ['attempt to write a readonly database', 8, 'unwritable'],
    ['database is locked', 5, undefined],
    ['Failed to open database: unable to open database file', 14, undefined],
  ])('without a code is known by the sentence "%s"', (message, code, fault) => {
    const error = Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR' });
    expect(resultCodeOf(error)).toBe(code);
    expect(faultOf(error)).toBe(fault);
    expect(resultCodeOf(new Error(message))).toBeUndefined();
  });

  it('in reading or writing says which of them is at fault', () => {
    expect(faultOf(failure(10 | (1 << 8)))).toBe('damaged');
    expect(faultOf(failure(10 | (4 << 8)))).toBe('unwritable');
    expect(faultOf(failure(10))).toBeUndefined();
  });

  it('says nothing of the file when a statement was wrong', () => {
    const constraint = 19;
    expect(resultCodeOf(failure(constraint))).toBe(constraint);
    expect(whyUnavailable(failure(constraint))).toBeUndefined();
  });

  it.each([new Error('a defect of ours'), failure('13'), null, 'disk full', undefined])(
    'is not seen in %p',
    (error) => {
      expect(resultCodeOf(error)).toBeUndefined();
      expect(whyUnavailable(error)).toBeUndefined();
    },
  );
});
