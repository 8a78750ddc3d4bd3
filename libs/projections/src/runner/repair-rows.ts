import type { ReadStore, Row } from '@balcao/read-store';
import { allProjections } from '../all-projections.js';

/** A row as the journal says that it is; without one where there is none. JSON only. */
export interface RepairedRow {
  /** The projection's name. */
  readonly model: string;
  readonly id: string;
  readonly row?: Row;
}

/** Rows of one company to be put right, as they are at a revision of its journal. */
export interface RowRepair {
  readonly companyId: string;
  readonly until: number;
  readonly rows: readonly RepairedRow[];
}

/** The revision of a row that no event has ever made. */
const none = -1;

/**
 * Puts rows that differ in the place of the live ones, while the folds go on: what events behind
 * `until` have made of a row stays. Answers how many were put right.
 */
export async function repairRows(
  store: ReadStore,
  { companyId, until, rows }: RowRepair,
): Promise<number> {
  const live = await store.live();
  const changes = rows.flatMap(({ model, id, row }) => {
    const projection = allProjections.find(({ name }) => name === model);
    if (projection === undefined) return [];
    const { collection } = projection;
    const { version = collection.version, build = 0 } = live.get(collection.name) ?? {};
    // Rows of another version are about to be rebuilt as a whole.
    if (version !== collection.version) return [];
    const change = { id, row, revision: row?.revision ?? none, partition: companyId };
    return [{ ...change, collection: { ...collection, build } }];
  });
  return store.repair(changes, until);
}
