import type { ScaleProtocol } from '../devices/device-settings.js';

/** How a scale is asked, and how its port is set. */
interface ProtocolOf {
  /** What it wants to hear before each weighing; nothing where it sends by itself. */
  readonly request?: string;
  readonly dataBits: 7 | 8;
  readonly parity: 'none' | 'even';
}

const plain = { dataBits: 8, parity: 'none' } as const;

/** The protocols of serial scales that are common at counters. */
export const scaleProtocols: Readonly<Record<ScaleProtocol, ProtocolOf>> = {
  stream: plain,
  toledo: { request: 'W', dataBits: 7, parity: 'even' },
  sics: { request: 'SI\r\n', ...plain },
  adam: { request: 'P\r\n', ...plain },
};
