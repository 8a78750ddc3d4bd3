import { oneLine } from '../xml/escape.js';

/** What is said where something must be said and nothing is known, in all three countries. */
export const unknown = 'Desconhecido';

/** Characters of a text, the fewer where countries differ. */
export const textMax = {
  account: 30,
  addressDetail: 210,
  building: 10,
  city: 50,
  company: 100,
  contact: 50,
  description: 200,
  document: 60,
  email: 254,
  exemption: 60,
  group: 50,
  id: 30,
  postalCode: 20,
  product: 60,
  reason: 50,
  serialNumber: 100,
  settlement: 30,
  street: 200,
  taxId: 20,
  telephone: 20,
  tradeName: 60,
  unit: 20,
  user: 30,
  warehouse: 50,
  website: 60,
  withholding: 60,
} as const;

/** An optional text, cut to what its element holds; nothing where it is empty. */
export function optional(text: string | undefined, max: number): string | undefined {
  const line = text === undefined ? '' : oneLine(text, max);
  return line === '' ? undefined : line;
}

/** A text that must be there. */
export const required = (text: string | undefined, max: number): string =>
  optional(text, max) ?? unknown;
