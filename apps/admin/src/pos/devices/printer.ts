import { drawerKick } from '@balcao/printing';
import type { TillSession } from '../till/till-session.js';
import { deviceSettings, type PrinterWay } from './device-settings.js';
import { networkPrinter } from './network-printer.js';
import type { PrinterPort, ReceiptPrinter } from './printer-port.js';
import { serialPrinter } from './serial-printer.js';
import { usbPrinter } from './usb-printer.js';

/** The port of a way of printing; undefined for the browser's printing. */
export function portOf(way: PrinterWay, till: TillSession): PrinterPort | undefined {
  if (way === 'browser') return undefined;
  if (way === 'network') return networkPrinter(till);
  return way === 'usb' ? usbPrinter : serialPrinter;
}

/** Sends bytes to the printer of this device; throws if there is none or it refuses them. */
export async function writeToPrinter(
  till: TillSession,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  await (await knownPrinter(till)).write(bytes);
}

/** Opens the drawer of this device for a recorded entry; throws like `writeToPrinter`. */
export async function openDrawer(till: TillSession): Promise<void> {
  const { drawerPin: pin } = deviceSettings.get();
  const printer = await knownPrinter(till);
  await (printer.openDrawer?.(pin) ?? printer.write(drawerKick(pin)));
}

async function knownPrinter(till: TillSession): Promise<ReceiptPrinter> {
  const printer = await portOf(deviceSettings.get().way, till)?.known();
  if (printer === undefined) throw new Error('no receipt printer is chosen');
  return printer;
}
