import { describe, expect, it } from '@jest/globals';
import { rate } from '@balcao/pricing';
import { decide, type Command } from '../commands.js';
import type { DecideContext } from '../decide.js';
import type { JournalEvent } from '../events.js';
import {
  aContext,
  aShop,
  booksOf,
  celeste,
  issue,
  issuedInShop,
  limited,
  marta,
  modestDiscounts,
  threeSoaps,
  factsFor,
} from '../testing/index.js';
import { mainWarehouse } from '../companies/presets.js';
import { DomainError } from '../refusal.js';
import { visibleSeries } from './visible-series.js';

const byCeleste = { actorId: 'celeste' };

/** What a member with limits gets for a command: its events, or what refuses it. */
function answer(
  past: readonly JournalEvent[],
  command: Command,
  context: Partial<DecideContext> = byCeleste,
) {
  try {
    const facts = factsFor(command, past);
    return decide(booksOf(...past), command, aContext({ ...facts, ...context })).length;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const [{ code, params, path } = {}] = error.problems;
    return { code, params, path };
  }
}

const withDiscount = (...discounts: readonly string[]) =>
  issue({ lines: [{ ...threeSoaps, discounts }] });

describe('a discount of a member with a maximum', () => {
  const shop = [...aShop(), marta, limited(modestDiscounts)];

  it('passes up to it', () => {
    expect(answer(shop, withDiscount('10'))).toBe(1);
    expect(answer(shop, issue({ commercialDiscount: { percentage: '5' } }))).toBe(1);
  });

  it('is refused above it with both figures', () => {
    expect(answer(shop, withDiscount('10.01'))).toEqual({
      code: 'limit.lineDiscountExceeded',
      params: { line: 1, discount: '10.01', limit: '10' },
      path: 'lines.0.discounts',
    });
    expect(answer(shop, issue({ commercialDiscount: { minor: 2_300 } }))).toEqual({
      code: 'limit.documentDiscountExceeded',
      params: { discount: '5.11', limit: '5' },
      path: 'commercialDiscount',
    });
  });

  it('counts discounts that follow one another together', () => {
    expect(answer(shop, withDiscount('6', '5'))).toMatchObject({ params: { discount: '10.7' } });
    expect(answer(shop, withDiscount('5', '5'))).toBe(1);
  });

  it('passes when somebody who may approves it', () => {
    const approval = { approverId: 'marta', reason: 'Cliente antigo' };
    expect(answer(shop, withDiscount('40'), { ...byCeleste, approval })).toBe(1);
  });

  it('is refused with the approval of somebody who may not, or not as much', () => {
    const approval = { approverId: 'celeste', reason: 'Cliente antigo' };
    const own = { ...byCeleste, approval };
    expect(answer(shop, withDiscount('40'), own)).toMatchObject({ params: { limit: '10' } });
    const limits = { lineDiscount: rate('30') };
    const strict: JournalEvent = { ...marta, data: { ...marta.data, limits } };
    const past = [...aShop(), strict, limited(modestDiscounts)];
    const byMarta = { ...byCeleste, approval: { ...approval, approverId: 'marta' } };
    expect(answer(past, withDiscount('40'), byMarta)).toMatchObject({ params: { limit: '30' } });
  });

  it('is nobody else’s affair', () => {
    expect(answer(shop, withDiscount('90'), { actorId: 'owner' })).toBe(1);
  });
});

describe('a member who may not see what goods cost', () => {
  const shop = [...aShop(), celeste, marta];
  const { clientId, ...order } = issue({ documentTypeId: 'EF', supplierId: 'wholesaler' });

  it('issues nothing that is priced at it', () => {
    expect(clientId).toBe('mercearia');
    expect(answer(shop, order)).toMatchObject({
      code: 'identity.permissionMissing',
      params: { permission: 'stock.viewCost' },
    });
    expect(answer(shop, order, { actorId: 'marta' })).toBe(1);
    expect(answer(shop, issue({}))).toBe(1);
  });

  it('sees only the series of sales', () => {
    const books = booksOf(...shop);
    const seen = visibleSeries(books, 'celeste') ?? [];
    expect(seen).toContain('FT_2026');
    expect(seen.filter((id) => /^(EF|FTF|AJE)_/.test(id))).toEqual([]);
    expect(visibleSeries(books, 'marta')).toBeUndefined();
  });
});

describe('a member with series of its own', () => {
  const past = [...aShop(), limited({ seriesIds: ['FR_2026'] })];

  it('writes documents of no other', () => {
    expect(answer(past, issue())).toEqual({
      code: 'limit.seriesNotAllowed',
      params: { series: 'FT 2026', allowed: ['FR 2026'] },
      path: 'seriesId',
    });
    expect(answer(past, issue({ documentTypeId: 'FR' }))).toBe(1);
  });

  it('cancels documents of no other', () => {
    const [invoice] = issuedInShop({});
    if (invoice === undefined) throw new Error('no invoice');
    const cancel = { type: 'CancelDocument', id: 'FT_2026.1', reason: 'Engano' } as const;
    const refused = { code: 'limit.seriesNotAllowed' };
    expect(answer([...past, invoice], cancel)).toMatchObject(refused);
  });
});

describe('a member with tills of its own', () => {
  it('uses series of no other till', () => {
    const till: JournalEvent = {
      type: 'SeriesOpened',
      data: {
        id: 'FT_2026B',
        typeId: 'FT',
        year: 2026,
        code: '2026B',
        prefix: 'FT',
        cashRegisterId: 'till2',
      },
    };
    const past = [...aShop(), till, limited({ cashRegisterIds: ['till1'] })];
    const command = issue({ cashRegisterId: 'till2' });
    expect(answer(past, command)).toMatchObject({
      code: 'limit.cashRegisterNotAllowed',
      params: { cashRegister: 'till2', allowed: ['till1'] },
    });
    expect(answer(past, issue())).toBe(1);
  });
});

describe('a member with warehouses of its own', () => {
  it('moves goods of no other', () => {
    const past = [...aShop(), limited({ warehouseIds: [] })];
    expect(answer(past, issue())).toMatchObject({
      code: 'limit.warehouseNotAllowed',
      params: { allowed: [] },
    });
    const open = [...aShop(), limited({ warehouseIds: [mainWarehouse.id] })];
    expect(answer(open, issue())).toBe(1);
  });
});
