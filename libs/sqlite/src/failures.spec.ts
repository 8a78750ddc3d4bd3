import { describe, expect, it } from '@jest/globals';
import { resultCodeOf, whyUnavailable } from './failures.js';

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
