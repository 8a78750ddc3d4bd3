import { isQuantity, quantity } from '@balcao/pricing';
import type { Weighing } from './scale-port.js';

/** Markers of an unstable weight: A&D and CAS, Mettler, Toledo 8217. */
const moving = /^(?:US\b|S D\b|SD\b|\?)/;
const figure = /([+-]?)\s*(\d+)(?:[.,](\d+))?\s*([a-z]*)/i;
/** `N` marks a net weight, and is no unit. */
const units = ['', 'kg', 'g', 'n'];

/**
 * Reads a line that a scale sends: `ST,GS,+000.355kg`, `S S 0.355 kg`, `00.355`. Without a unit it
 * is kilograms where there are decimals, else grams. Nothing for what is no weight, or below zero.
 */
export function readWeighing(line: string): Weighing | undefined {
  // Control characters frame the figure; only what can be printed is read.
  const text = line.replace(/[^ -~]/g, ' ').trim();
  const [, sign, whole, decimals = '', named = ''] = figure.exec(text) ?? [];
  const unit = named.toLowerCase();
  if (whole === undefined || sign === '-' || !units.includes(unit)) return undefined;
  const isGrams = unit === 'g' || (unit !== 'kg' && decimals === '');
  const kilograms = shifted(whole + decimals, -decimals.length - (isGrams ? 3 : 0));
  return isQuantity(kilograms)
    ? { kilograms: quantity(kilograms), isStable: !moving.test(text) }
    : undefined;
}

/** USB weighing states and units, usage page 0x8D. */
const stableStates = [2, 4];
const unitShifts: ReadonlyMap<number, number> = new Map([
  [2, -3],
  [3, 0],
]);

/** Reads a report of a USB scale: state, unit, power of ten, and the figure; nothing of a fault. */
export function readReport(report: DataView): Weighing | undefined {
  if (report.byteLength < 5) return undefined;
  const shift = unitShifts.get(report.getUint8(1));
  const isWeight = stableStates.includes(report.getUint8(0)) || report.getUint8(0) === 3;
  if (shift === undefined || !isWeight) return undefined;
  const digits = String(report.getUint16(3, true));
  const kilograms = shifted(digits, report.getInt8(2) + shift);
  return isQuantity(kilograms)
    ? { kilograms: quantity(kilograms), isStable: stableStates.includes(report.getUint8(0)) }
    : undefined;
}

/** Digits as a decimal string, times a power of ten. */
function shifted(digits: string, power: number): string {
  const padded = power >= 0 ? digits + '0'.repeat(power) : digits.padStart(1 - power, '0');
  const at = power >= 0 ? padded.length : padded.length + power;
  const whole = padded.slice(0, at).replace(/^0+(?=\d)/, '');
  const decimals = padded.slice(at).replace(/0+$/, '');
  return decimals === '' ? whole : `${whole}.${decimals}`;
}
