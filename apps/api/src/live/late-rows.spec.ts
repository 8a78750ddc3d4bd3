import { beforeEach, describe, expect, it } from '@jest/globals';
import type { RowsBehind } from '@balcao/contracts';
import { LateRows } from './late-rows.js';

const none: RowsBehind = { events: 0, seconds: 0 };

describe('rows that do not follow their journal', () => {
  let lags: Record<string, RowsBehind>;
  let late: LateRows;
  const behind = (): unknown => Object.fromEntries(late.announced(Object.keys(lags)));

  beforeEach(() => {
    lags = { PADARIA: none, MERCEARIA: none };
    late = new LateRows((companyId) => lags[companyId] ?? none);
  });

  it('are reported after being late for a while, with how late they are', () => {
    lags['PADARIA'] = { events: 4, seconds: 2.9 };
    expect(behind()).toEqual({});
    lags['PADARIA'] = { events: 40, seconds: 4.7 };
    expect(behind()).toEqual({ PADARIA: { events: 40, seconds: 4 } });
  });

  it('are reported once more when they have caught up', () => {
    lags['PADARIA'] = { events: 40, seconds: 9 };
    behind();
    lags['PADARIA'] = none;
    expect(behind()).toEqual({ PADARIA: none });
    expect(behind()).toEqual({});
  });

  it('are forgotten where nobody watches any more', () => {
    lags['PADARIA'] = { events: 40, seconds: 9 };
    behind();
    lags = { MERCEARIA: none };
    behind();
    lags = { PADARIA: none };
    expect(behind()).toEqual({});
  });
});
