import './bulk.css';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';
import { DialogFrame } from '../../dialogs/DialogFrame.js';
import { BulkConsequences } from './BulkConsequences.js';
import type { Removal } from './removal.js';
import { useBulkRehearsal } from './use-bulk-rehearsal.js';

/** Asks whether to remove a record, with the effect; a refusal disables it. */
export function RemovalDialog({ asked }: { readonly asked: Removal }): ReactNode {
  const { resource, name, order, answer } = asked;
  const t = useMessages();
  const shown = useBulkRehearsal(order);
  const no = (): void => {
    answer(false);
  };
  return (
    <DialogFrame title={t('management.removeTitle', { name })} onClose={no} isQuestion>
      <p>{t('management.removeMessage')}</p>
      <BulkConsequences order={shown} resource={resource} />
      <div className="form__buttons">
        <Button variant="outlined" onClick={no} autoFocus>
          {t('app.no')}
        </Button>
        <Button
          variant="contained"
          color="error"
          disabled={shown.isReading || (shown.rehearsal?.refused ?? 0) > 0}
          onClick={() => {
            answer(true);
          }}
        >
          {t('app.yes')}
        </Button>
      </div>
    </DialogFrame>
  );
}
