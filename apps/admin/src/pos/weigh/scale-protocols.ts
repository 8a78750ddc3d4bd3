import type { ScaleProtocol } from '../devices/device-settings.js';

/** A scale protocol: request and port settings. */
interface ProtocolOf {
  /** The request before each reading; undefined if it sends continuously. */
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
