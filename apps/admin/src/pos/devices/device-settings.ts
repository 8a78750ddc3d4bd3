import { createSlice } from '../../boot/slice.js';
import type { CodePage } from './code-pages.js';

/** How receipts are printed. */
export const printerWays = ['browser', 'usb', 'serial', 'network'] as const;
export type PrinterWay = (typeof printerWays)[number];

/** How goods are weighed: typed, or read from a scale. */
export const scaleWays = ['none', 'serial', 'usb'] as const;
export type ScaleWay = (typeof scaleWays)[number];

/** The protocols of serial scales: continuous or on request. */
export const scaleProtocolNames = ['stream', 'toledo', 'sics', 'adam'] as const;
export type ScaleProtocol = (typeof scaleProtocolNames)[number];

/** Lines of a printer's font A: on 80 mm at 203 and at 180 dots an inch, and on 58 mm. */
export const columnCounts = [48, 42, 32] as const;

/** The printer, drawer and scale of this device. */
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
  readonly scale: ScaleWay;
  readonly scaleProtocol: ScaleProtocol;
  readonly scaleBaudRate: number;
  /** Which serial port it is on, as `nameOfPort` names it. */
  readonly scalePort: string;
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
  scale: 'none',
  scaleProtocol: 'stream',
  scaleBaudRate: 9_600,
  scalePort: '',
};

/** The settings of this device, stored on it. */
export const deviceSettings = createSlice<DeviceSettings>({ ...usual, ...stored() });

/** Changes the settings. */
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
