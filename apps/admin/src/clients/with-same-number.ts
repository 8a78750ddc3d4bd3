import type { ClientRow } from '@balcao/contracts';

const inOne = (number = ''): string => number.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/** Those whose tax number it is, whatever the signs between its digits. */
export const withSameNumber = <R extends Pick<ClientRow, 'nuit'>>(
  rows: readonly R[],
  number: string,
): readonly R[] => rows.filter(({ nuit }) => nuit !== undefined && inOne(nuit) === inOne(number));
