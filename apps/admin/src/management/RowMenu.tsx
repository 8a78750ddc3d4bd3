import MoreVert from '@mui/icons-material/MoreVert';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { later } from '../routing/later.js';
import { useMessages } from '../i18n/use-messages.js';
import { usePopup } from '../fields/use-popup.js';
import type { ManagementDefinition } from './definition.js';
import type { RowEntries as RowEntriesType } from './RowEntries.js';

// Few of a list's rows are asked what can be done with them.
const RowEntries = later<typeof RowEntriesType>(
  async () => (await import('./RowEntries.js')).RowEntries,
  null,
);

interface RowMenuProps<R extends RaRecord> {
  readonly definition: ManagementDefinition<R>;
  readonly row: R;
}

/** Opens the actions of a row. */
export function RowMenu<R extends RaRecord>({ definition, row }: RowMenuProps<R>): ReactNode {
  const t = useMessages();
  const { anchor, opener, close } = usePopup();
  return (
    <span
      onClick={(event) => {
        event.stopPropagation();
      }}
    >
      <button
        type="button"
        className="icon-button"
        aria-label={t('management.actionsFor', { name: definition.nameOf(row) })}
        {...opener}
      >
        <MoreVert fontSize="small" />
      </button>
      {anchor === null ? null : <RowEntries {...{ definition, row, anchor }} onClose={close} />}
    </span>
  );
}
