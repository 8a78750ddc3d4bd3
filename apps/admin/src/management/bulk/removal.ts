import type { BulkBody } from '@balcao/contracts';
import type { RaRecord } from 'react-admin';
import { createSlice } from '../../boot/slice.js';
import type { ManagementDefinition } from '../definition.js';
import { archiveActions } from './archive-actions.js';

/** A record about to be removed: the question and its rehearsal. */
export interface Removal {
  readonly resource: string;
  readonly name: string;
  readonly order: BulkBody;
  readonly answer: (isYes: boolean) => void;
}

/** The question that is open. */
export const removal = createSlice<{ readonly asked: Removal | undefined }>({ asked: undefined });

/**
 * Asks before a record is removed and shows the effect, as for many records; resolves to whether
 * the answer was Yes. Undefined for a register whose removals cannot be rehearsed.
 */
export function askRemoval<R extends RaRecord>(
  { resource, nameOf }: ManagementDefinition<R>,
  row: R,
): Promise<boolean> | undefined {
  const archiving = archiveActions(resource, 'both').find(({ name }) => name === 'archive');
  if (archiving === undefined) return undefined;
  const name = nameOf(row);
  const order = { action: archiving.action, rows: [{ id: String(row.id), name }] };
  return new Promise((resolve) => {
    const answer = (isYes: boolean): void => {
      removal.merge({ asked: undefined });
      resolve(isYes);
    };
    removal.merge({ asked: { resource, name, order, answer } });
  });
}
