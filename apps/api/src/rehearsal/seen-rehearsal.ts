import type { Rehearsal } from '@balcao/contracts';
import { drawerFieldsOf, withoutFields } from '@balcao/domain';
import { treasuryAccounts } from '@balcao/projections';
import { readerSight, seenByReader } from '../access/rows/seen-events.js';

/** A rehearsal as its reader may see it: trying a command tells no more than its events will. */
export function seenRehearsal(rehearsal: Rehearsal): Rehearsal {
  const events = rehearsal.events.flatMap(({ type, data }) => {
    const seen = seenByReader({ type, data: data as object });
    return seen === undefined ? [] : [{ type, data: seen }];
  });
  return { ...rehearsal, events, money: seenMoney(rehearsal.money) };
}

/** The changes of treasury accounts, without balances that the reader does not see. */
export function seenMoney(money: Rehearsal['money']): Rehearsal['money'] {
  if (readerSight().seesExpected) return money;
  const balances = new Set(drawerFieldsOf(treasuryAccounts.name));
  return withoutFields(money, balances) as Rehearsal['money'];
}
