import { describe, expect, it } from '@jest/globals';
import { Trading, aShopWithTill } from '../testing/index.js';

const taking = {
  type: 'TakeTill',
  cashRegisterId: 'till1',
  deviceId: 'tablet_01',
  device: 'Balcão 1',
} as const;
const inNextYear = { now: '2027-01-01T06:00:00.000Z' };

function taken(): Trading {
  const shop = new Trading(aShopWithTill());
  shop.run(taking);
  return shop;
}

describe('the series of a till that goes on where it stopped', () => {
  it('are opened for another year, once', () => {
    const shop = taken();
    const events = shop.run({ ...taking, lane: 1 }, inNextYear);
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(['SeriesOpened']));
    expect(events).toContainEqual(
      expect.objectContaining({ data: expect.objectContaining({ id: 'VD_2027C1' }) }),
    );
    expect(shop.run({ ...taking, lane: 1 }, inNextYear)).toEqual([]);
  });

  it('stay closed once somebody has closed them', () => {
    const shop = taken();
    shop.run({ type: 'CloseSeries', id: 'VD_2026C1' });
    expect(shop.run({ ...taking, lane: 1 })).toEqual([]);
  });
});
