import { describe, expect, it } from '@jest/globals';
import { jobIdOf } from './job-id.js';

describe('the id of a job', () => {
  it('is the key of its command, with its kind', () => {
    expect(jobIdOf('export', '01M8FF8JDA61C7NXX0PAYGN0XA')).toBe(
      'export-01M8FF8JDA61C7NXX0PAYGN0XA',
    );
  });

  it('is another for another key, however long both are', () => {
    const [one, other] = ['a', 'b'].map((end) => jobIdOf('export', `${'k'.repeat(63)}${end}`));
    expect(one).not.toBe(other);
    expect(one).toBe(jobIdOf('export', `${'k'.repeat(63)}a`));
    expect([one, other].every((id) => /^export-[0-9a-f]{40}$/.test(id ?? ''))).toBe(true);
  });
});
