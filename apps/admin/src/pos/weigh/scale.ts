import { multiplyDecimals, quantity, round, type Quantity } from '@balcao/pricing';
import { deviceSettings, type ScaleWay } from '../devices/device-settings.js';
import type { Scale, ScalePort } from './scale-port.js';
import { serialScale } from './serial-scale.js';
import { usbScale } from './usb-scale.js';

/** The port of a way of weighing; undefined if weights are typed. */
export function scalePortOf(way: ScaleWay): ScalePort | undefined {
  if (way === 'none') return undefined;
  return way === 'usb' ? usbScale : serialScale;
}

/** The scale of this device, if chosen and connected. */
export const knownScale = async (): Promise<Scale | undefined> =>
  scalePortOf(deviceSettings.get().scale)?.known();

/** How many of a unit are a kilogram. */
const perKilogram: ReadonlyMap<string, string> = new Map([
  ['kg', '1'],
  ['g', '1000'],
  ['gr', '1000'],
  ['t', '0.001'],
]);

/** Grams are the finest that scales at counters tell apart. */
const PLACES = 6;

/** Kilograms converted to the article's unit; undefined if that is no weight. */
export function inUnit(kilograms: Quantity, unit: string): Quantity | undefined {
  const times = perKilogram.get(unit.trim().toLowerCase());
  if (times === undefined) return undefined;
  return quantity(round(multiplyDecimals(kilograms, quantity(times)), PLACES));
}
