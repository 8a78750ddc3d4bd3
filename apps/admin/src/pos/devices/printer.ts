import { deviceSettings, type PrinterWay } from './device-settings.js';
import type { PrinterPort } from './printer-port.js';
import { serialPrinter } from './serial-printer.js';
import { usbPrinter } from './usb-printer.js';

const ports: Readonly<Record<Exclude<PrinterWay, 'browser'>, PrinterPort>> = {
  usb: usbPrinter,
  serial: serialPrinter,
};

/** The port of a way of printing; nothing for the browser's own. */
export const portOf = (way: PrinterWay): PrinterPort | undefined =>
  way === 'browser' ? undefined : ports[way];

/** Sends bytes to the printer of this device; throws where there is none, or it takes nothing. */
export async function writeToPrinter(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const printer = await portOf(deviceSettings.get().way)?.known();
  if (printer === undefined) throw new Error('no receipt printer is chosen');
  await printer.write(bytes);
}
