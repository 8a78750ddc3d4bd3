import ViewWeek from '@mui/icons-material/ViewWeek';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { later } from '../../routing/later.js';
import { useMessages } from '../../i18n/use-messages.js';
import { usePopup } from '../../fields/use-popup.js';
import type { ChoosableColumn } from './ChosenColumns.js';

const ChosenColumns = later(async () => (await import('./ChosenColumns.js')).ChosenColumns, null);

interface ColumnChooserProps {
  readonly storeKey: string;
  readonly columns: readonly ChoosableColumn[];
}

/** Chooses the columns of a list and their order; the choice is remembered. */
export function ColumnChooser(props: ColumnChooserProps): ReactNode {
  const t = useMessages();
  const { anchor, opener, close } = usePopup('dialog');
  return (
    <span className="list__columns">
      <Button
        className="list__tool"
        title={t('lists.columns.title')}
        startIcon={<ViewWeek />}
        {...opener}
      >
        {t('lists.columns.title')}
      </Button>
      {anchor === null ? null : <ChosenColumns {...props} anchor={anchor} onClose={close} />}
    </span>
  );
}
