import type { TillStart } from '@balcao/contracts';
import type { LastClosed } from './last-closed.js';

type Known = Pick<TillStart, 'accounts' | 'methods' | 'registers'>;

/** The cash left by the last shift: as closed here, or from the server. */
export function leftInDrawer(
  { registers }: Pick<Known, 'registers'>,
  cashRegisterId: string | null,
  closed: Pick<LastClosed, 'cashRegisterId' | 'countedMinor' | 'leftMinor'> | null,
): number {
  const isHere = closed !== null && closed.cashRegisterId === cashRegisterId;
  const here = isHere ? (closed.leftMinor ?? closed.countedMinor) : undefined;
  return here ?? registers.find(({ id }) => id === cashRegisterId)?.leftMinor ?? 0;
}

/**
 * The usual source of a float: another cash account. A shortage has no destination until one is
 * named.
 */
export function usualSource(
  { accounts, methods }: Pick<Known, 'accounts' | 'methods'>,
  drawerId: string | undefined,
  broughtMinor: number,
): string | undefined {
  if (broughtMinor < 0) return undefined;
  const cash = methods.find(({ kind }) => kind === 'cash')?.accountId;
  return accounts.find(({ id }) => id === cash && id !== drawerId)?.id;
}
