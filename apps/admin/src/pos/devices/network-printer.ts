import { request } from '../../http/request.js';
import type { TillSession } from '../till/till-session.js';
import type { PrinterPort } from './printer-port.js';

/** Bytes that are turned into letters at once: a call takes only so many arguments. */
const PIECE = 8_192;

/** The printer of the cash register on the network; the server speaks to it. */
export function networkPrinter({ state, companyId }: TillSession): PrinterPort {
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
        };
  return {
    isHere: start?.printsOverNetwork === true,
    known: () => Promise.resolve(known),
    choose: () => Promise.reject(new Error('the back office names it')),
  };
}

function base64Of(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += PIECE) {
    binary += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  }
  return btoa(binary);
}
