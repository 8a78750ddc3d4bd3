// Loaded into the server before its own code: tells the bench how late the server's timers are.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on('message', (message) => {
  if (message !== 'loop-p99') return;
  process.send?.(delay.percentile(99) / 1e6);
  delay.reset();
});
