/** A row as comparing sees it: `revision` names the event that changed it last. */
export type ComparedRow = Readonly<Record<string, unknown>> & { readonly id: string };

/** How a row of then and of now differ. */
export interface RowMark {
  readonly id: string;
  readonly kind: 'added' | 'changed' | 'removed';
  /** The fields that differ, of a row that is there at both moments. */
  readonly fields: readonly string[];
  /** The row of now; of one that is gone, that of then. */
  readonly row: ComparedRow;
  readonly before?: ComparedRow;
}

/** The rows of one page at both moments, and those of either page wherever they stand. */
export interface BothPages {
  readonly then: readonly ComparedRow[];
  readonly now: readonly ComparedRow[];
  /** Rows of now that the page of then has, as far as the list still selects them. */
  readonly stillThere: readonly ComparedRow[];
  /** Rows of then that the page of now has, wherever they stood. */
  readonly thereBefore: readonly ComparedRow[];
}

/** What differs: rows of then in their order, and behind them those that came since. */
export function marksOf({ then, now, stillThere, thereBefore }: BothPages): readonly RowMark[] {
  const today = new Map([...stillThere, ...now].map((row) => [row.id, row]));
  const before = new Set([...then, ...thereBefore].map(({ id }) => id));
  const ofThen = then.flatMap((row): readonly RowMark[] => {
    const { id } = row;
    const current = today.get(id);
    if (current === undefined) return [{ id, kind: 'removed', fields: [], row }];
    const fields = differing(row, current);
    return fields.length === 0 ? [] : [{ id, kind: 'changed', fields, row: current, before: row }];
  });
  const added = now.flatMap((row): readonly RowMark[] =>
    before.has(row.id) ? [] : [{ id: row.id, kind: 'added', fields: [], row }],
  );
  return [...ofThen, ...added];
}

/** Names of what changes with every event, and says nothing by itself. */
const silent = new Set(['revision']);

function differing(one: ComparedRow, other: ComparedRow): readonly string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter(
    (name) => !silent.has(name) && JSON.stringify(one[name]) !== JSON.stringify(other[name]),
  );
}
