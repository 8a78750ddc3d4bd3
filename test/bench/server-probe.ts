// Loaded into the server before its own code: tells the bench how late the server's timers are, and
// how much processor time it takes.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on('message', (message) => {
  if (message !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ loopP99: delay.percentile(99) / 1e6, cpuMicros: user + system });
  delay.reset();
});
