import { RedisCounters } from '@balcao/jobs/redis';
import { pinAttemptsContract } from '../../apps/api/src/gate/approval/pin-attempts.contract.js';
import { leaveOut } from '../left-out.js';
import { newPrefix, redisForTests } from './redis-for-tests.js';
import { eventually } from './support/client.js';

const found = await redisForTests();
if ('server' in found) {
  const { server } = found;
  pinAttemptsContract('Redis', async () => {
    const prefix = newPrefix();
    const counters = new RedisCounters({ url: server.url, prefix });
    const isThere = () => counters.wait({ name: 'any', max: 1, windowMs: 1 }, 'any');
    await eventually(() =>
      isThere().then(
        () => true,
        () => false,
      ),
    );
    return {
      counters,
      close: () => counters.close(),
      passes: (ms) => server.passes(`${prefix}:`, ms),
    };
  });
} else leaveOut('wrong attempts at a PIN in Redis', found.reason);
