import { useRef } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { withRange } from './row-range.js';

/** How the box of a row is ticked: by itself, or with all up to the one ticked before. */
export function useTicking(): (id: RaRecord['id'], isRange: boolean) => void {
  const { data = [], selectedIds, onSelect, onToggleItem } = useListContext<RaRecord>();
  const before = useRef<RaRecord['id']>(undefined);
  return (id, isRange) => {
    const page = data.map((row) => row.id);
    const { current } = before;
    before.current = id;
    const isBegun = selectedIds.length > 0 && current !== undefined && page.includes(current);
    if (isRange && isBegun)
      onSelect([...withRange<RaRecord['id']>(page, selectedIds, current, id)]);
    else onToggleItem(id);
  };
}
