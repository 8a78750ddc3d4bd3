import { beforeEach, describe, expect, it } from '@jest/globals';
import { logTrouble } from './log-trouble.js';

describe('trouble of folding', () => {
  let lines: (readonly [level: string, text: string])[];
  beforeEach(() => {
    lines = [];
  });
  const at =
    (level: string) =>
    (...said: readonly unknown[]): void => {
      lines.push([level, String(said.at(-1))]);
    };
  const log = { error: at('error'), warn: at('warn'), info: at('info') };
  const stream = 'journal-PADARIA';
  const stalled = { stream, revision: 7, type: 'MoneyDeposited', projection: 'treasury-accounts' };

  it('is an error where a stream is stopped or the rows cannot be written', () => {
    logTrouble(log, { kind: 'stalled', stalled: { ...stalled, error: 'not integer' } });
    logTrouble(log, {
      kind: 'stalled',
      stalled: { stream, revision: 8, type: '', projection: '', error: 'no 8', isMissing: true },
    });
    logTrouble(log, { kind: 'failed', error: 'disk full' });
    expect(lines).toEqual([
      [
        'error',
        'journal-PADARIA is stopped at revision 7: treasury-accounts cannot take in ' +
          'MoneyDeposited: not integer',
      ],
      ['error', 'journal-PADARIA is stopped at revision 8: no 8'],
      ['error', 'The rows cannot be written, and are tried again: disk full'],
    ]);
  });

  it('is an error where the rows are not what their log says', () => {
    logTrouble(log, { kind: 'doubted', reason: 'olderLog' });
    expect(lines).toEqual([
      [
        'error',
        'The event log does not have the last events that the rows show; it is an older copy: ' +
          'the rows are rebuilt, lists are old until then.',
      ],
    ]);
  });

  it('is no error where it is over', () => {
    logTrouble(log, { kind: 'recovered' });
    logTrouble(log, { kind: 'rebuilding', projections: ['parties'] });
    logTrouble(log, { kind: 'rebuilt' });
    logTrouble(log, { kind: 'gap', stream, from: 3, events: 2 });
    expect(lines).toEqual([
      ['info', 'The rows are written again.'],
      ['info', 'Read models are rebuilt (1): lists are old until then.'],
      ['info', 'The read models are rebuilt.'],
      ['warn', 'journal-PADARIA was delivered with a gap: 2 events read again from 3'],
    ]);
  });
});
