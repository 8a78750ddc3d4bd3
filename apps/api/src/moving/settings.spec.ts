import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readMoveSettings } from './settings.js';

const servers = { EVENTSTORE_URL: 'esdb://a:2113', MONGODB_URL: 'mongodb://b:27017/books' };
const there = ['--from', 'embedded', '--to', 'servers'];

describe('the settings of a move', () => {
  it('say from where to where', () => {
    expect(readMoveSettings(there, { ...servers, DATA_DIR: '/var/lib/balcao' })).toEqual({
      from: 'embedded',
      to: 'servers',
      dataDir: resolve('/var/lib/balcao'),
      servers: { eventStore: 'esdb://a:2113', mongoDb: 'mongodb://b:27017/books' },
    });
  });

  it.each([
    [[], 'Say from where to where: npm run move -- --from embedded --to servers'],
    [['--from', 'embedded'], 'Say from where to where'],
    [['--from', 'servers', '--to', 'cloud'], 'Say from where to where'],
    [['--from', 'servers', '--to', 'servers'], 'Nothing moves from servers to servers'],
    [[...there, '--fast'], "Unknown option '--fast'"],
    [[...there, 'now'], "Unexpected argument 'now'"],
  ])('are refused in one sentence: %j', (args, sentence) => {
    expect(() => readMoveSettings(args, servers)).toThrow(sentence);
  });

  it.each(['EVENTSTORE_URL', 'MONGODB_URL'])('want %s', (name) => {
    expect(() => readMoveSettings(there, { ...servers, [name]: ' ' })).toThrow(
      `${name} is not set: it says where the servers are.`,
    );
  });
});
