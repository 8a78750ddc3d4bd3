import type { ClientRow } from '@balcao/contracts';
import {
  hasNuitCheckDigit,
  isReservedNuit,
  isTaxNumberIn,
  phoneCodeIn,
  phoneOf,
  type TillAction,
} from '@balcao/domain';
import { ulid } from 'ulidx';

/** The client data entered at the counter. */
export interface ClientFields {
  readonly name: string;
  readonly nuit: string;
  readonly phone: string;
  /** The cashier confirmed the NUIT after the check digit warning. */
  readonly acceptsNuit?: boolean;
}

type ClientAction = Extract<TillAction, { readonly kind: 'client' }>;

interface ClientProblem {
  readonly field: 'name' | 'nuit' | 'phone';
  readonly code: 'nameMissing' | 'nuitInvalid' | 'nuitUnlikely' | 'phoneInvalid';
}

const plain = (typed: string): string => typed.replaceAll(/\s/g, '');

/** A tax number in its stored form: capitals. */
const numberOf = (typed: string): string => plain(typed).toUpperCase();

/**
 * Initial data of a new client from a search without matches: a tax number of the country, a phone,
 * or a name.
 */
export function firstFields(words: string, country: string): ClientFields {
  const none = { name: '', nuit: '', phone: '' };
  const number = numberOf(words);
  const phone = phoneOf(words, { country });
  // A number with its country's code, or of eight digits, is no tax number.
  if (phone !== undefined && phone !== number) return { ...none, phone };
  if (!/^\d{9}/.test(number) || !isTaxNumberIn(country, number)) {
    return { ...none, name: words.trim() };
  }
  return /^8\d{8}$/.test(number) ? { ...none, phone: number } : { ...none, nuit: number };
}

/** A phone number as the books keep it: with no code, one of the company's country. */
const phoneIn = (country: string, typed: string): string | undefined =>
  phoneOf(typed, { code: phoneCodeIn(country), country });

/** Whether the books accept the tax number in the company's country. */
const isTaken = (number: string, country: string): boolean =>
  !isReservedNuit(number) && isTaxNumberIn(country, number);

/** Whether its check digit is wrong: a warning that can be confirmed. */
const isUnlikely = (number: string, country: string): boolean =>
  country === 'MZ' && !hasNuitCheckDigit(number);

/** The problems that the books would refuse in the company's country. */
export function clientProblem(
  { name, nuit, phone, acceptsNuit }: ClientFields,
  country: string,
): ClientProblem | undefined {
  if (name.trim() === '') return { field: 'name', code: 'nameMissing' };
  const number = numberOf(nuit);
  if (number !== '' && !isTaken(number, country)) return { field: 'nuit', code: 'nuitInvalid' };
  if (number !== '' && acceptsNuit !== true && isUnlikely(number, country)) {
    return { field: 'nuit', code: 'nuitUnlikely' };
  }
  if (phone.trim() !== '' && phoneIn(country, phone) === undefined) {
    return { field: 'phone', code: 'phoneInvalid' };
  }
  return undefined;
}

/** The client as a till entry, in the shop's country; its code names the register. */
export function clientAction(
  { name, nuit, phone, acceptsNuit }: ClientFields,
  registerCode: string,
  country: string,
): ClientAction {
  const id = ulid();
  const code = `${registerCode}-${id.slice(-6)}`;
  return {
    kind: 'client',
    said: {
      id,
      fields: {
        code,
        name: name.trim(),
        country,
        isClient: true,
        isSupplier: false,
        ...(plain(nuit) !== '' && { nuit: numberOf(nuit) }),
        ...(plain(phone) !== '' && { phone1: phoneIn(country, phone) ?? plain(phone) }),
      },
      ...(acceptsNuit === true && { acceptNuitWarning: true }),
    },
  };
}

/** The same in the till's list of clients, until the server's row arrives. */
export function rowOfClient(
  { id, fields: { code, name, nuit, phone1 } }: ClientAction['said'],
  companyId: string,
): ClientRow & { readonly companyId: string } {
  return {
    id,
    companyId,
    code,
    name,
    revision: 0,
    isArchived: false,
    isClient: true,
    isSupplier: false,
    balanceMinor: 0,
    ...(typeof nuit === 'string' && { nuit }),
    ...(typeof phone1 === 'string' && { phone1 }),
  };
}
