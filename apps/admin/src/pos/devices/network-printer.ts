import type { OpenDrawer } from '@balcao/contracts';
import { request } from '../../http/request.js';
import type { TillSession } from '../till/till-session.js';
import type { PrinterPort } from './printer-port.js';

/** Bytes converted at once, limited by the number of arguments of a call. */
const PIECE = 8_192;

/** How long the drawer waits for its entry to be sent, in milliseconds. */
const SENDING_MS = 5_000;

/** The printer of the cash register on the network; the server speaks to it. */
export function networkPrinter(till: TillSession): PrinterPort {
  const { state, companyId } = till;
  const { start, cash_register: id } = state.get();
  const address = start?.registers.find((each) => each.id === id)?.printerAddress;
  const known =
    id === null || address === undefined
      ? undefined
      : {
          name: address,
          write: async (bytes: Uint8Array<ArrayBuffer>) => {
            const body = { data: base64Of(bytes) };
            await request(`/api/tills/${id}/raw-print`, { method: 'POST', companyId, body });
          },
          openDrawer: async (pin: 2 | 5) => {
            await sent(till);
            const body: OpenDrawer = { connector: pin === 5 ? 'pin5' : 'pin2' };
            await request(`/api/tills/${id}/open-drawer`, { method: 'POST', companyId, body });
          },
        };
  return {
    isHere: start?.printsOverNetwork === true,
    known: () => Promise.resolve(known),
    choose: () => Promise.reject(new Error('the back office names it')),
  };
}

/**
 * Resolves when nothing waits to be sent or the till is offline: the server opens the drawer only
 * for entries it has.
 */
function sent({ view }: TillSession): Promise<void> {
  const isOver = (): boolean => {
    const { waiting, isOnline, refusal } = view.get();
    return waiting === 0 || !isOnline || refusal !== null;
  };
  if (isOver()) return Promise.resolve();
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, SENDING_MS);
    const stop = view.subscribe(() => {
      if (isOver()) end();
    });
  });
}

function base64Of(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += PIECE) {
    binary += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  }
  return btoa(binary);
}
