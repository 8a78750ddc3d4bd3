import { describe, expect, it } from '@jest/globals';
import { columnsWithoutCosts, refuseCosts, withoutCosts } from './visible-costs.js';

describe('costs, to whoever may not see them', () => {
  it('are on no row and in no column', () => {
    const row = { id: 'rice', quantity: '10', averageCost: '1000', valueMinor: 1_000_000 };
    expect(withoutCosts(row)).toEqual({ id: 'rice', quantity: '10' });
    expect(columnsWithoutCosts(['quantity', 'unitCost', 'costMinor', 'level'])).toEqual([
      'quantity',
      'level',
    ]);
  });

  it('are not found out by filters and orders either', () => {
    const asked = (where: object, sort: readonly (readonly [string, 'asc'])[]) => () => {
      refuseCosts({ where: { ...where }, sort });
    };
    expect(asked({ quantityMicros: 5 }, [['code', 'asc']])).not.toThrow();
    expect(asked({ valueMinor: { $gt: 5 } }, [])).toThrow('request.invalidFilter');
    expect(asked({}, [['costMinor', 'asc']])).toThrow('request.invalidFilter');
    expect(asked({ $or: [{ valueMinor: 5 }] }, [])).toThrow('request.invalidFilter');
  });
});
