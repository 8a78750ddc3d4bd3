import { deviceSettings } from './device-settings.js';

/** What is used of Web Serial: the DOM's types do not know it. */
export interface SerialPort {
  readonly readable: ReadableStream<Uint8Array> | null;
  readonly writable: WritableStream<Uint8Array<ArrayBuffer>> | null;
  readonly open: (options: SerialOptions) => Promise<void>;
  readonly close: () => Promise<void>;
  readonly getInfo?: () => object;
}

interface SerialOptions {
  readonly baudRate: number;
  readonly dataBits?: 7 | 8;
  readonly parity?: 'none' | 'even';
}

interface Serial {
  readonly getPorts: () => Promise<readonly SerialPort[]>;
  readonly requestPort: () => Promise<SerialPort>;
}

const serial = (globalThis.navigator as (Navigator & { readonly serial?: Serial }) | undefined)
  ?.serial;

/** Whether the browser supports serial ports. */
export const hasSerial = serial !== undefined;

/** Lets the user choose a port; only from a click. Throws where nothing is chosen. */
export async function chooseSerialPort(): Promise<SerialPort> {
  if (serial === undefined) throw new Error('this browser has no Web Serial');
  return serial.requestPort();
}

/** Identifies a port after a reload. */
export const nameOfPort = (port: SerialPort): string => JSON.stringify(port.getInfo?.() ?? {});

/** The scale's port among the allowed ones, and the first of the others. */
export async function knownPorts(): Promise<{
  readonly scale: SerialPort | undefined;
  readonly printer: SerialPort | undefined;
}> {
  const ports = (await serial?.getPorts()) ?? [];
  const { scale: way, scalePort } = deviceSettings.get();
  // Two adapters of one make have one name: the printer is then the first of them.
  const scale =
    way === 'serial' ? ports.filter((port) => nameOfPort(port) === scalePort).at(-1) : undefined;
  return { scale, printer: ports.find((port) => port !== scale) };
}
