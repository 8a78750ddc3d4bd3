import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import type { ReadStore } from '../read-store.js';
import { articles, checkpointAt, filled, grocer, kept } from './stock.js';

const long = 60_000;
const lost = { name: 'LeaseLost' };
const salt = kept({ id: 'a9', revision: 9, name: 'Sal' });

/** Who may write, where several processes could. */
export function leasesContract(open: () => Promise<ReadStore>): void {
  describe('a lease', () => {
    it('is held by one at a time, until it is given back', async () => {
      const store = await open();
      const { leases } = store;
      const first = await leases.take('rows 01', 'ana', long);
      expect(first).toEqual({ name: 'rows 01', holder: 'ana', epoch: 1 });
      expect(await leases.take('rows 01', 'rui', long)).toBeUndefined();
      expect(await leases.take('rows 02', 'rui', long)).toMatchObject({ epoch: 1 });
      if (first !== undefined) await leases.giveBack(first);
      expect(await leases.take('rows 01', 'rui', long)).toMatchObject({ holder: 'rui', epoch: 2 });
      await store.close();
    });

    it('runs out, unless it is kept', async () => {
      const store = await open();
      const { leases } = store;
      const [short, held] = [
        await leases.take('rows 01', 'ana', 20),
        await leases.take('rows 02', 'ana', 20),
      ];
      if (short === undefined || held === undefined) throw new Error('both were free');
      expect(await leases.keep([held], long)).toEqual([held]);
      await sleep(60);
      expect(await leases.take('rows 01', 'rui', long)).toMatchObject({ epoch: 2 });
      expect(await leases.take('rows 02', 'rui', long)).toBeUndefined();
      expect(await leases.keep([short, held], long)).toEqual([held]);
      await store.close();
    });

    it('can be kept after it ran out, as long as nobody took it', async () => {
      const store = await open();
      const lease = await store.leases.take('rows 01', 'ana', 1);
      if (lease === undefined) throw new Error('it was free');
      await sleep(20);
      expect(await store.leases.keep([lease], long)).toEqual([lease]);
      expect(await store.leases.take('rows 01', 'rui', long)).toBeUndefined();
      await store.close();
    });

    it('can be seized from whoever holds it', async () => {
      const store = await open();
      const { leases } = store;
      const first = await leases.take('rows 01', 'ana', long);
      expect(await leases.seize('rows 01', 'rui', long)).toMatchObject({ epoch: 2 });
      expect(await leases.seize('rows 09', 'rui', long)).toMatchObject({ epoch: 1 });
      if (first === undefined) throw new Error('it was free');
      expect(await leases.keep([first], long)).toEqual([]);
      expect(await leases.note(first, 'mine')).toBe(false);
      await leases.giveBack(first);
      expect(await leases.take('rows 01', 'ana', long)).toBeUndefined();
      await store.close();
    });

    it('shows others its holder and what was noted last', async () => {
      const store = await open();
      const { leases } = store;
      const held = await leases.seize('rows 02', 'ana', long);
      await leases.giveBack(await leases.seize('rows 01', 'rui', long));
      await leases.seize('others', 'rui', long);
      expect(await leases.note(held, 'far behind')).toBe(true);
      expect(await leases.list('rows ')).toEqual([
        { name: 'rows 01', holder: undefined, epoch: 1, note: undefined },
        { name: 'rows 02', holder: 'ana', epoch: 1, note: 'far behind' },
      ]);
      await store.close();
    });
  });
  fencesContract(open);
}

function fencesContract(open: () => Promise<ReadStore>): void {
  describe('a write under a lease', () => {
    it('leaves its note with the rows', async () => {
      const store = await filled(open);
      const lease = await store.leases.seize('rows 01', 'ana', long);
      await store.write([salt], checkpointAt('0010'), { lease, note: '0010' });
      expect(await store.get(articles, grocer, 'a9')).toMatchObject({ name: 'Sal' });
      expect(await store.leases.list('rows 01')).toMatchObject([{ note: '0010' }]);
      await store.close();
    });

    it('moves no checkpoint once somebody else has it', async () => {
      const store = await filled(open);
      const lease = await store.leases.seize('rows 01', 'ana', long);
      await store.leases.seize('rows 01', 'rui', long);
      await expect(store.write([salt], checkpointAt('0010'), { lease })).rejects.toMatchObject(
        lost,
      );
      await expect(
        store.makeLive([articles], checkpointAt('0010'), [], { lease }),
      ).rejects.toMatchObject(lost);
      expect(await store.checkpoint('rows')).toMatchObject({ position: '0006' });
      await store.close();
    });

    it('of two who believe to hold it lets one through', async () => {
      const store = await filled(open);
      const lease = await store.leases.seize('rows 01', 'ana', long);
      const [late, taken] = await Promise.allSettled([
        store.write([salt], checkpointAt('0010'), { lease, note: '0010' }),
        store.leases.seize('rows 01', 'rui', long),
      ]);
      if (taken.status === 'rejected') throw taken.reason;
      const next = { lease: taken.value, note: '0011' };
      await store.write([salt], checkpointAt('0011'), next);
      expect(['fulfilled', 'rejected']).toContain(late.status);
      await expect(store.write([], checkpointAt('0009'), { lease })).rejects.toMatchObject(lost);
      expect(await store.checkpoint('rows')).toMatchObject({ position: '0011' });
      await store.close();
    });
  });
}
