import type { ClientRow } from '@balcao/contracts';
import {
  hasNuitCheckDigit,
  isNuit,
  isPhone,
  isReservedNuit,
  type TillAction,
} from '@balcao/domain';
import { ulid } from 'ulidx';

/** What is written of a client at a counter. */
export interface ClientFields {
  readonly name: string;
  readonly nuit: string;
  readonly phone: string;
}

type ClientAction = Extract<TillAction, { readonly kind: 'client' }>;

interface ClientProblem {
  readonly field: keyof ClientFields;
  readonly code: 'nameMissing' | 'nuitInvalid' | 'phoneInvalid';
}

const plain = (typed: string): string => typed.replaceAll(/\s/g, '');

/** What the books would not take; a NUIT whose last digit does not fit is left out rather. */
export function clientProblem({ name, nuit, phone }: ClientFields): ClientProblem | undefined {
  if (name.trim() === '') return { field: 'name', code: 'nameMissing' };
  const number = plain(nuit);
  const isRight = isNuit(number) && !isReservedNuit(number) && hasNuitCheckDigit(number);
  if (number !== '' && !isRight) return { field: 'nuit', code: 'nuitInvalid' };
  if (phone.trim() !== '' && !isPhone(plain(phone))) {
    return { field: 'phone', code: 'phoneInvalid' };
  }
  return undefined;
}

/** The client as an entry of the till; its code says which register it came from. */
export function clientAction(
  { name, nuit, phone }: ClientFields,
  registerCode: string,
): ClientAction {
  const id = ulid();
  const code = `${registerCode}-${id.slice(-6)}`;
  return {
    kind: 'client',
    said: {
      id,
      fields: {
        ...{ code, name: name.trim(), country: 'MZ', isClient: true, isSupplier: false },
        ...(plain(nuit) !== '' && { nuit: plain(nuit) }),
        ...(plain(phone) !== '' && { phone1: plain(phone) }),
      },
    },
  };
}

/** The same as the till's list of clients holds it, until the server's own row comes. */
export function rowOfClient(
  { id, fields: { code, name, nuit, phone1 } }: ClientAction['said'],
  companyId: string,
): ClientRow & { readonly companyId: string } {
  return {
    ...{ id, companyId, code, name, revision: 0, isArchived: false },
    ...{ isClient: true, isSupplier: false, balanceMinor: 0 },
    ...(typeof nuit === 'string' && { nuit }),
    ...(typeof phone1 === 'string' && { phone1 }),
  };
}
