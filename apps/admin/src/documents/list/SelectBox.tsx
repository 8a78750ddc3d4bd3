import type { ReactNode } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { useMessages } from '../../i18n/use-messages.js';
import { TickBox } from '../../management/table/TickBox.js';

interface SelectBoxProps {
  readonly id: string;
  readonly name: string;
}

/** The checkbox of a card, for bulk actions. */
export function SelectBox({ id, name }: SelectBoxProps): ReactNode {
  const t = useMessages();
  const { selectedIds, onToggleItem } = useListContext<RaRecord>();
  return (
    <TickBox
      label={t('lists.bulk.selectRow', { name })}
      isTicked={selectedIds.includes(id)}
      onTick={() => {
        onToggleItem(id);
      }}
    />
  );
}
