import { describe, expect, it } from '@jest/globals';
import { mailFailureOf } from './mail-failure.js';

describe('why a mail did not go', () => {
  it('is a sentence of the screen and the answer of the server', () => {
    expect(mailFailureOf('the mail server refuses the mail: 550 5.1.1: no such user')).toEqual({
      sentence: 'sending.failures.refused',
      said: '550 5.1.1: no such user',
    });
  });

  it('is only the sentence where nothing was answered', () => {
    expect(mailFailureOf('the mail server did not take the mail')).toEqual({
      sentence: 'sending.failures.notTaken',
      said: '',
    });
  });

  it('stays as it was said where there is no sentence for it', () => {
    const text = 'disk full: nothing was written';
    expect(mailFailureOf(text)).toEqual({ said: text });
  });
});
