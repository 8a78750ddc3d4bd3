// cspell:ignore NONREF REMI
import { compactDay, type BankMovement } from './movement.js';

/** Value day, booking day, sign, amount, kind and reference of a line `:61:`. */
const movement =
  /^(\d{6})(\d{4})?(R?[CD])[A-Z]?(\d+,\d{0,2})[A-Z][A-Z0-9]{3}([^\r\n/]*)(?:\/\/([^\r\n]*))?/;

/** The movements of a SWIFT MT940 message, each with its details in `:86:`. */
export function mt940Movements(text: string): readonly BankMovement[] {
  const fields = text.split(/\r?\n(?=:\d{2}[A-Z]?:)/);
  let of = { account: '', currency: '' };
  return fields.flatMap((field, at) => {
    const [, account] = /^:25P?:([^\r\n]*)/.exec(field) ?? [];
    if (account !== undefined) of = { account: account.trim(), currency: '' };
    const [, currency] = /^:60[FM]:[CD]\d{6}([A-Z]{3})/.exec(field) ?? [];
    if (currency !== undefined) of = { ...of, currency };
    if (!field.startsWith(':61:')) return [];
    const content = field.slice(4);
    const [, valueOn = '', bookedOn, sign = '', amount = '', own = '', banks = ''] =
      movement.exec(content) ?? [];
    const next = fields[at + 1] ?? '';
    const about = next.startsWith(':86:') ? next.slice(4) : (content.split(/\r?\n/)[1] ?? '');
    return {
      // What the pattern does not fit is a line without a day, which is refused.
      on: bookingDay(compactDay(valueOn), bookedOn),
      description: wordsOf(about),
      reference: own === 'NONREF' ? banks : own,
      amount: `${/^(D|RC)$/.test(sign) ? '-' : ''}${amount.replace(',', '.')}`,
      ...of,
    };
  });
}

/** The booking day has no year: the year nearest to the value day is used. */
function bookingDay(valueOn: string, bookedOn: string | undefined): string {
  if (bookedOn === undefined) return valueOn;
  const [year = 0, month = 0] = valueOn.split('-').map(Number);
  const bookedMonth = Number(bookedOn.slice(0, 2));
  const turned = bookedMonth - month > 6 ? -1 : month - bookedMonth > 6 ? 1 : 0;
  return `${year + turned}-${bookedOn.slice(0, 2)}-${bookedOn.slice(2)}`;
}

/** The text without the codes of its parts, `?20` or `/REMI/`. */
const wordsOf = (about: string): string =>
  about.replaceAll(/\r?\n-?(\}.*)?/g, ' ').replaceAll(/^\d{3}(?=\?)|\?\d{2}|\/[A-Z]{4}\//g, ' ');
