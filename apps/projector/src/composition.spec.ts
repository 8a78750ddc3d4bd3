import { describe, expect, it } from '@jest/globals';
import { openStores } from './composition.js';

describe('the projector', () => {
  it('has nothing to do where the API keeps everything in its data folder', () => {
    expect(() => openStores({})).toThrow(/^There is nothing to project here/);
  });

  it('needs both servers', () => {
    expect(() => openStores({ EVENTSTORE_URL: 'esdb://localhost' })).toThrow(
      'The projector needs MONGODB_URL to be set as well.',
    );
  });

  it('says what it does not run on yet', () => {
    const servers = { EVENTSTORE_URL: 'esdb://localhost', MONGODB_URL: 'mongodb://localhost' };
    expect(() => openStores(servers)).toThrow(
      'This version does not run on EventStoreDB and MongoDB yet',
    );
  });
});
