import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { openTillDatabase } from '../../till-store/till-db.js';
import { OfflinePins } from './kept-pins.js';

let now = 0;
const pinsOf = async (company: string): Promise<OfflinePins> =>
  new OfflinePins(await openTillDatabase(), company, () => now);

/** One that does not fit by chance. */
async function aWrongPin(pins: OfflinePins): Promise<string> {
  for (let pin = 1111; ; pin += 1) {
    const found = await pins.check('pin1', `${pin}`);
    await pins.keep('pin1', '2580', ['pin1']);
    if (found.kind === 'wrong') return `${pin}`;
  }
}

describe('a PIN without a network', () => {
  beforeEach(() => {
    now = 1_000_000;
  });

  it('is right once the server has found it right here', async () => {
    const pins = await pinsOf('first');
    expect(await pins.check('pin1', '2580')).toEqual({ kind: 'unknown' });
    await pins.keep('pin1', '2580', ['pin1']);
    expect(await pins.check('pin1', '2580')).toEqual({ kind: 'right' });
    expect(await pins.known()).toEqual(['pin1']);
  });

  it('is unknown again once another was set', async () => {
    const pins = await pinsOf('another');
    await pins.keep('pin1', '2580', ['pin1']);
    await pins.keep('pin2', '7391', ['pin2']);
    expect(await pins.check('pin1', '2580')).toEqual({ kind: 'unknown' });
  });

  it('is tried five times, then the till waits, twice as long each time', async () => {
    const pins = await pinsOf('bounded');
    await pins.keep('pin1', '2580', ['pin1']);
    const wrong = await aWrongPin(pins);
    for (let left = 4; left > 0; left -= 1) {
      expect(await pins.check('pin1', wrong)).toEqual({ kind: 'wrong', left });
    }
    expect(await pins.check('pin1', wrong)).toEqual({ kind: 'waits', minutes: 1 });
    // The right one waits too, also after a reload.
    const reloaded = await pinsOf('bounded');
    expect(await reloaded.check('pin1', '2580')).toEqual({ kind: 'waits', minutes: 1 });
    now += 61_000;
    expect(await reloaded.check('pin1', wrong)).toEqual({ kind: 'waits', minutes: 2 });
    now += 121_000;
    expect(await reloaded.check('pin1', '2580')).toEqual({ kind: 'right' });
    expect(await reloaded.check('pin1', wrong)).toEqual({ kind: 'wrong', left: 4 });
  });

  it('tells nobody who reads the device which it is', async () => {
    const pins = await pinsOf('bits');
    await pins.keep('pin1', '2580', ['pin1']);
    const database = await openTillDatabase();
    const kept = (await database.get('pos', ['bits', 'pins'])) as {
      readonly key: CryptoKey;
      readonly marks: Readonly<Record<string, number>>;
    };
    expect(kept.key.extractable).toBe(false);
    // A few bits of four digits: more than a hundred PINs have the same.
    expect(kept.marks['pin1']).toBeLessThan(64);
  });
});
