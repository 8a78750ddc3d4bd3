// Loaded into the server before its own code: tells the bench how late the server's timers are, and
// how much processor time and memory it takes.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
let residentBytes = 0;
const look = () => {
  residentBytes = Math.max(residentBytes, process.memoryUsage.rss());
};
setInterval(look, 100).unref();
process.on('message', (message) => {
  if (message !== 'usage') return;
  const { user, system } = process.cpuUsage();
  look();
  process.send?.({
    loopP99: delay.percentile(99) / 1e6,
    cpuMicros: user + system,
    residentBytes,
  });
  delay.reset();
  residentBytes = 0;
});
