import type { ServerInUse } from '@balcao/contracts';

/** The addresses that a configuration may name; none: kept in the data folder. */
export interface ServerUrls {
  readonly eventStore: string | undefined;
  readonly readStore: string | undefined;
  readonly jobs: string | undefined;
}

export interface ServersInUse {
  readonly eventStore: ServerInUse;
  readonly readStore: ServerInUse;
  readonly jobs: ServerInUse;
}

/** What the product stands on, in names that may be shown: no user, no password, no option. */
export function serversInUse({ eventStore, readStore, jobs }: ServerUrls): ServersInUse {
  return {
    eventStore: serverOf('EventStoreDB', eventStore),
    readStore: serverOf('MongoDB', readStore),
    jobs: serverOf('Redis', jobs),
  };
}

function serverOf(product: string, url: string | undefined): ServerInUse {
  return url === undefined ? { product: 'embedded', hosts: [] } : { product, hosts: hostsOf(url) };
}

/** Behind the last `@`, so that not even a password that should have been encoded is shown. */
function hostsOf(url: string): readonly string[] {
  const scheme = url.indexOf('://');
  const behindScheme = scheme === -1 ? url : url.slice(scheme + 3);
  const behindUser = behindScheme.slice(behindScheme.lastIndexOf('@') + 1);
  const [hosts = ''] = behindUser.split(/[/?#]/, 1);
  return hosts.split(',').filter((host) => host !== '');
}
