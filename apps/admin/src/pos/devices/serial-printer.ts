import { deviceSettings } from './device-settings.js';
import type { PrinterPort, ReceiptPrinter } from './printer-port.js';

/** What is used of Web Serial: the DOM's types do not know it. */
interface SerialPort {
  readonly writable: WritableStream<Uint8Array<ArrayBuffer>> | null;
  readonly open: (options: { readonly baudRate: number }) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Serial {
  readonly getPorts: () => Promise<readonly SerialPort[]>;
  readonly requestPort: () => Promise<SerialPort>;
}

const serial = (navigator as Navigator & { readonly serial?: Serial }).serial;

/** Receipt printers on a serial port, and those on Bluetooth that look like one. */
export const serialPrinter: PrinterPort = {
  isHere: serial !== undefined,
  known: async () => {
    const [port] = (await serial?.getPorts()) ?? [];
    return port && printerOf(port);
  },
  choose: async () => {
    if (serial === undefined) throw new Error('this browser has no Web Serial');
    return printerOf(await serial.requestPort());
  },
};

const printerOf = (port: SerialPort): ReceiptPrinter => ({
  name: 'COM',
  write: async (bytes) => {
    await port.open({ baudRate: deviceSettings.get().baudRate });
    try {
      const writer = port.writable?.getWriter();
      await writer?.write(bytes);
      await writer?.close();
    } finally {
      await port.close();
    }
  },
});
