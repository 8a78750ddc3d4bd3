import { createSlice } from '../../boot/slice.js';
import type { CodePage } from './code-pages.js';

/** How receipts get onto paper. */
export const printerWays = ['browser', 'usb', 'serial', 'network'] as const;
export type PrinterWay = (typeof printerWays)[number];

/** Lines of a printer's font A: on 80 mm at 203 and at 180 dots an inch, and on 58 mm. */
export const columnCounts = [48, 42, 32] as const;

/** The printer and drawer of this device. */
export interface DeviceSettings {
  readonly way: PrinterWay;
  readonly columns: (typeof columnCounts)[number];
  readonly codePage: CodePage;
  readonly baudRate: number;
  /** When cash is paid. */
  readonly opensDrawer: boolean;
  /** The connector that the drawer's cable uses, pin 2 or 5. */
  readonly drawerPin: 2 | 5;
  readonly printsAtOnce: boolean;
}

const KEY = 'tillDevices';

const usual: DeviceSettings = {
  way: 'browser',
  columns: 48,
  codePage: 'cp860',
  baudRate: 9_600,
  opensDrawer: true,
  drawerPin: 2,
  printsAtOnce: false,
};

/** What is chosen on this device; it stays on it. */
export const deviceSettings = createSlice<DeviceSettings>({ ...usual, ...stored() });

/** Changes the choice. */
export function chooseDevice(change: Partial<DeviceSettings>): void {
  deviceSettings.merge(change);
  try {
    localStorage.setItem(KEY, JSON.stringify(deviceSettings.get()));
  } catch {
    // Storage is full or forbidden: the choice holds until the page is closed.
  }
}

function stored(): Partial<DeviceSettings> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
