import { useTranslateLabel, type RaRecord } from 'react-admin';
import type { ManagementDefinition } from '../definition.js';
import type { ChoosableColumn } from './ChosenColumns.js';

/** The columns of a register, by heading. */
export function useChoosableColumns<R extends RaRecord>({
  resource,
  columns,
}: ManagementDefinition<R>): readonly ChoosableColumn[] {
  const labelOf = useTranslateLabel();
  return columns.map(({ source, isHidden }) => {
    const label = labelOf({ source, resource });
    return { source, label: typeof label === 'string' ? label : source, isHidden };
  });
}
