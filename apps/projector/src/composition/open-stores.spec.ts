import { describe, expect, it } from '@jest/globals';
import { openStores } from './open-stores.js';

const servers = {
  EVENTSTORE_URL: 'esdb://keeper:secret@127.0.0.1:1?tls=false',
  MONGODB_URL: 'mongodb://keeper:secret@127.0.0.1:1/books',
};

describe('the projector', () => {
  it('has nothing to do where the API keeps everything in its data folder', async () => {
    await expect(openStores({})).rejects.toThrow(/^There is nothing to project here/);
  });

  it.each(['EVENTSTORE_URL', 'MONGODB_URL'])('needs %s as well', async (name) => {
    await expect(openStores({ ...servers, [name]: ' ' })).rejects.toThrow(
      `The projector needs ${name} to be set as well.`,
    );
  });

  it.each([
    [{ EVENTSTORE_URL: 'http://secret@host' }, 'EVENTSTORE_URL is no address such as esdb://'],
    [{ EVENTSTORE_URL: 'esdb://a:secret:b@:x' }, 'EVENTSTORE_URL cannot be read: see esdb://'],
    [{ MONGODB_URL: 'mongodb://secret:@@host:x/' }, 'MONGODB_URL cannot be read: see mongodb://'],
    [{ REDIS_URL: 'secret:6379' }, 'REDIS_URL is no address such as redis://host:6379.'],
    [{ REDIS_URL: 'redis://a:secret@host:x' }, 'REDIS_URL cannot be read: see redis://'],
  ])('refuses an address that is none, without its password', async (environment, sentence) => {
    const error: unknown = await openStores({ ...servers, ...environment }).catch(
      (thrown: unknown) => thrown,
    );
    expect(String(error)).toContain(sentence);
    expect(String(error)).not.toContain('secret');
  });

  it('starts while its servers cannot be reached', async () => {
    const stores = await openStores({ ...servers, REDIS_URL: 'redis://:secret@127.0.0.1:1' });
    await stores.close();
  });
});
