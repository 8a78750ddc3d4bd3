import Checkbox from '@mui/material/Checkbox';
import type { ReactNode } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { useMessages } from '../../i18n/use-messages.js';

interface SelectBoxProps {
  readonly id: string;
  readonly name: string;
}

/** Selects a card, to do something with many at once. */
export function SelectBox({ id, name }: SelectBoxProps): ReactNode {
  const t = useMessages();
  const { selectedIds, onToggleItem } = useListContext<RaRecord>();
  return (
    <Checkbox
      className="cards__select"
      checked={selectedIds.includes(id)}
      onChange={() => {
        onToggleItem(id);
      }}
      slotProps={{ input: { 'aria-label': t('lists.bulk.selectRow', { name }) } }}
    />
  );
}
