import { describe, expect, it } from '@jest/globals';
import { DomainError, Problems, assert, refuse } from './refusal.js';

describe('a refusal', () => {
  it('names everything that is wrong, the first of it as the whole', () => {
    const problems = new Problems();
    problems.add('nuit', 'nuit.invalid');
    problems.add('phone1', 'phone.invalid');
    const refused = () => {
      problems.refuseIfAny();
    };
    expect(refused).toThrow(DomainError);
    expect(refused).toThrow('nuit.invalid');
    expect(problems.count).toBe(2);
  });

  it('carries its parameters and the field that it is about', () => {
    const refused = () => refuse('record.archived', { id: 'rice' }, 'articleId');
    expect(refused).toThrow(
      expect.objectContaining({
        kind: 'conflict',
        params: { id: 'rice' },
        problems: [{ path: 'articleId', code: 'record.archived', params: { id: 'rice' } }],
      }),
    );
  });
});

describe('a broken promise between parts of the program', () => {
  it('is shown to the user as a request that failed', () => {
    const broken = () => {
      assert(false, 'every line is priced');
    };
    expect(broken).toThrow('every line is priced');
    expect(broken).toThrow(expect.objectContaining({ code: 'request.failed' }));
  });
});
