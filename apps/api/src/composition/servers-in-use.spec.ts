import { describe, expect, it } from '@jest/globals';
import { serversInUse } from './servers-in-use.js';

const nothing = { eventStore: undefined, readStore: undefined, jobs: undefined };

describe('the servers in use', () => {
  it('are embedded where no address is set', () => {
    const embedded = { product: 'embedded', hosts: [] };
    expect(serversInUse(nothing)).toEqual({
      eventStore: embedded,
      readStore: embedded,
      jobs: embedded,
    });
  });

  it('are shown by their hosts, each of a cluster', () => {
    const url = 'mongodb://balcao:segredo@mongo-1:27017,mongo-2:27017/balcao?replicaSet=rs0';
    expect(serversInUse({ ...nothing, readStore: url }).readStore).toEqual({
      product: 'MongoDB',
      hosts: ['mongo-1:27017', 'mongo-2:27017'],
    });
  });

  it.each([
    ['esdb://admin:segredo@eventstore:2113?tls=true&tlsCAFile=/certs/ca/ca.crt', 'eventstore:2113'],
    ['esdb+discover://admin:segredo@cluster.example:2113', 'cluster.example:2113'],
    ['redis://:segredo@redis:6379', 'redis:6379'],
    ['mongodb://balcao:se/gre?do@mongodb:27017/balcao', 'mongodb:27017'],
    ['mongodb://balcao:se@grado@mongodb:27017', 'mongodb:27017'],
  ])('never show what is secret of %s', (url, host) => {
    for (const { hosts } of Object.values(
      serversInUse({ eventStore: url, readStore: url, jobs: url }),
    )) {
      expect(hosts).toEqual([host]);
    }
  });
});
