import { beforeEach, describe, expect, it } from '@jest/globals';
import type { RowsBehind } from '@balcao/contracts';
import { LateRows } from './late-rows.js';

const none: RowsBehind = { events: 0, seconds: 0 };

describe('rows that do not follow their journal', () => {
  let lags: Record<string, RowsBehind>;
  let late: LateRows;
  const told = (): unknown => Object.fromEntries(late.told(Object.keys(lags)));

  beforeEach(() => {
    lags = { PADARIA: none, MERCEARIA: none };
    late = new LateRows((companyId) => lags[companyId] ?? none);
  });

  it('are reported after being late for a while, with how late they are', () => {
    lags['PADARIA'] = { events: 4, seconds: 2.9 };
    expect(told()).toEqual({});
    lags['PADARIA'] = { events: 40, seconds: 4.7 };
    expect(told()).toEqual({ PADARIA: { events: 40, seconds: 4 } });
  });

  it('are reported once more when they have caught up', () => {
    lags['PADARIA'] = { events: 40, seconds: 9 };
    told();
    lags['PADARIA'] = none;
    expect(told()).toEqual({ PADARIA: none });
    expect(told()).toEqual({});
  });

  it('are forgotten where nobody watches any more', () => {
    lags['PADARIA'] = { events: 40, seconds: 9 };
    told();
    lags = { MERCEARIA: none };
    told();
    lags = { PADARIA: none };
    expect(told()).toEqual({});
  });
});
