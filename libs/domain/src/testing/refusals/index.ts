import type { CommandContext } from '../../commands.js';
import { accountingRefusals } from './accounting.js';
import type { RefusalTable } from './table.js';

/** The refusals of every command, by its context. */
export const refusalTables: Partial<{ readonly [K in CommandContext]: RefusalTable<K> }> = {
  accounting: accountingRefusals,
};
