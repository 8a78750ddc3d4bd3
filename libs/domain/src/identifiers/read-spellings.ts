// cspell:ignore àéèç
import { gtinOf } from './barcode.js';
import { isDigits } from './digits.js';
import { withoutSymbology } from './gs1.js';

/** What the digits are on a French keyboard, which scanners that type American keys meet. */
const turnedKeys = 'à&é"\'(-è_ç';
/** The same on a Belgian one, where it differs. */
const belgian: Readonly<Record<string, string>> = { '§': '6', '!': '8' };

/** The digits of a number that was typed on such a keyboard; nothing for what is no such number. */
export function digitsOfTurnedKeys(code: string): string | undefined {
  const digits = Array.from(code, (sign) => {
    const at = turnedKeys.indexOf(sign);
    return at < 0 ? (belgian[sign] ?? '') : `${at}`;
  });
  const number = digits.join('');
  const isWhole = digits.every((digit) => digit !== '');
  return isWhole && gtinOf(number) !== undefined ? number : undefined;
}

/** The UPC-A of the eight digits of a UPC-E, which is the same code without some zeros. */
export function upcAOf(code: string): string | undefined {
  if (!isDigits(code, 8) || !/^[01]/.test(code)) return undefined;
  const [maker, last, check] = [code.slice(1, 6), code.slice(6, 7), code.slice(7)];
  const [a, b, c] = [maker.slice(0, 2), maker.slice(0, 3), maker.slice(0, 4)];
  const middle = /[012]/.test(last)
    ? `${a}${last}0000${maker.slice(2)}`
    : last === '3'
      ? `${b}00000${maker.slice(3)}`
      : last === '4'
        ? `${c}00000${maker.slice(4)}`
        : `${maker}0000${last}`;
  const whole = `${code.slice(0, 1)}${middle}${check}`;
  return gtinOf(whole) === undefined ? undefined : whole;
}

/** A code as it may be registered: without what its reader says of it, turned back, and long. */
export function readSpellings(code: string): readonly string[] {
  const bare = withoutSymbology(code);
  const turned = digitsOfTurnedKeys(bare);
  const long = upcAOf(turned ?? bare);
  return [bare, turned, long].filter((spelling) => spelling !== undefined);
}
