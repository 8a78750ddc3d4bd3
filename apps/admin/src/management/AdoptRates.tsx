import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { useCommands } from '../admin/use-commands.js';
import { useMessages } from '../i18n/use-messages.js';

/** Adds the withholding rates that the law is cited for. */
export function AdoptRates(): ReactNode {
  const t = useMessages();
  const mayManage = useMay('payments.manage');
  const { attempt, isBusy } = useCommands('commercial/withholding_rates');
  if (!mayManage) return null;
  return (
    <Button
      disabled={isBusy}
      onClick={() =>
        void attempt({
          path: 'payments/withholding-rates',
          done: t('money.withholding.adopted'),
        })
      }
    >
      {t('money.withholding.adopt')}
    </Button>
  );
}
