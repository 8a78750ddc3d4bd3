import type { TillRegister, TillStart } from '@balcao/contracts';
import { describe, expect, it } from '@jest/globals';
import { createSlice } from '../../boot/slice.js';
import { newPosState, newTillView } from '../till/till-state.js';
import type { TillSession } from '../till/till-session.js';
import { networkPrinter } from './network-printer.js';

const register = { id: 'till1', code: 'C1', name: 'Caixa 1' };

/** A till at a register, as far as its printer is concerned. */
function tillWith(printsOverNetwork: boolean, printerAddress?: string): TillSession {
  const registers = [{ ...register, ...(printerAddress && { printerAddress }) }] as TillRegister[];
  const start = { registers, printsOverNetwork } as unknown as TillStart;
  const state = createSlice({ ...newPosState('device1'), start, cash_register: 'till1' });
  return { state, companyId: 'moderna' } as unknown as TillSession;
}

describe('the printer of a till on the network', () => {
  it('is there where the installation allows it and the register names it', async () => {
    const port = networkPrinter(tillWith(true, '192.168.1.60'));
    expect(port.isHere).toBe(true);
    expect(await port.known()).toMatchObject({ name: '192.168.1.60' });
  });

  it('is not there without an address, nor where the installation names no networks', async () => {
    expect(await networkPrinter(tillWith(true)).known()).toBeUndefined();
    expect(networkPrinter(tillWith(false, '192.168.1.60')).isHere).toBe(false);
  });

  it('opens the drawer once the server has what it opens for, or is away', async () => {
    for (const known of [{ waiting: 0 }, { isOnline: false }, { refusal: 'Sem permissão' }]) {
      const till = tillWith(true, '192.168.1.60');
      const view = newTillView();
      view.merge({ isOnline: true, waiting: 1 });
      Object.assign(till, { view });
      let asked = 0;
      globalThis.fetch = () => {
        asked += 1;
        return Promise.resolve(new Response(null, { status: 204 }));
      };
      const opened = (await networkPrinter(till).known())?.openDrawer?.(5);
      await Promise.resolve();
      expect(asked).toBe(0);
      view.merge(known);
      await opened;
      expect(asked).toBe(1);
    }
  });

  it('is chosen only in the back office', async () => {
    await expect(networkPrinter(tillWith(true)).choose()).rejects.toThrow('back office');
  });
});
