import { chooseDevice, deviceSettings } from '../devices/device-settings.js';
import {
  chooseSerialPort,
  hasSerial,
  knownPorts,
  nameOfPort,
  type SerialPort,
} from '../devices/serial-ports.js';
import { readWeighing } from './read-weighing.js';
import type { Scale, ScaleListener, ScalePort } from './scale-port.js';
import { scaleProtocols } from './scale-protocols.js';

/** Interval for polling a scale, in milliseconds. */
const ASK_MS = 300;
/** CR, LF, or the end of a text. */
const LINE_END = new RegExp(`[\r\n${String.fromCharCode(3)}]`);
/** Longest line of a scale; anything longer is discarded. */
const LINE_MAX = 100;

/** Scales on a serial port. */
export const serialScale: ScalePort = {
  isHere: hasSerial,
  known: async () => {
    const { scale } = await knownPorts();
    return scale && scaleOn(scale);
  },
  choose: async () => {
    const port = await chooseSerialPort();
    chooseDevice({ scalePort: nameOfPort(port) });
    return scaleOn(port);
  },
};

/** The scale on a port. Each weighing is a line; between two of them the port is read on. */
export const scaleOn = (port: SerialPort): Scale => ({
  name: 'COM',
  follow: (listener) => {
    const stopping = new AbortController();
    readOn(port, listener, stopping.signal).catch((error: unknown) => {
      console.error(error);
      if (!stopping.signal.aborted) listener.onLost();
    });
    return () => {
      stopping.abort();
    };
  },
});

async function readOn(
  port: SerialPort,
  { onWeighing, onLost }: ScaleListener,
  signal: AbortSignal,
): Promise<void> {
  const { scaleProtocol, scaleBaudRate: baudRate } = deviceSettings.get();
  const { request, dataBits, parity } = scaleProtocols[scaleProtocol];
  await port.open({ baudRate, dataBits, parity });
  const asking = request === undefined ? undefined : askAgain(port, request);
  const reader = port.readable?.getReader();
  const stop = (): void => void reader?.cancel();
  signal.addEventListener('abort', stop);
  try {
    if (signal.aborted) stop();
    let pending = '';
    for (;;) {
      const { value, done } = (await reader?.read()) ?? { done: true as const, value: undefined };
      if (done) break;
      const lines = (pending + String.fromCharCode(...value)).split(LINE_END);
      pending = (lines.pop() ?? '').slice(-LINE_MAX);
      for (const line of lines) {
        const weighing = readWeighing(line);
        if (weighing !== undefined && !signal.aborted) onWeighing(weighing);
      }
    }
    if (!signal.aborted) onLost();
  } finally {
    signal.removeEventListener('abort', stop);
    reader?.releaseLock();
    await asking?.();
    await port.close();
  }
}

/** Polls repeatedly; returns a function that stops. */
function askAgain(port: SerialPort, request: string): () => Promise<void> {
  const bytes = new TextEncoder().encode(request);
  const writer = port.writable?.getWriter();
  const ask = (): void => {
    writer?.write(bytes).catch(() => undefined);
  };
  ask();
  const timer = setInterval(ask, ASK_MS);
  return async () => {
    clearInterval(timer);
    await writer?.close().catch(() => undefined);
  };
}
