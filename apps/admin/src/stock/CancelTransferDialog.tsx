import type { StockTransferRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { verbPath } from '../admin/data-provider.js';
import { useCommands } from '../admin/use-commands.js';
import { useMessages } from '../i18n/use-messages.js';
import { ReasonDialog } from '../payments/ReasonDialog.js';

interface CancelTransferDialogProps {
  readonly transfer: StockTransferRow;
  readonly onClose: () => void;
}

/** Asks why goods on their way go back. */
export function CancelTransferDialog(props: CancelTransferDialogProps): ReactNode {
  const { transfer, onClose } = props;
  const { id, number } = transfer;
  const t = useMessages();
  const resource = 'commercial/stock_transfers';
  const { send } = useCommands(resource);
  return (
    <ReasonDialog
      title={t('stock.cancelTitle', { number })}
      effect={t('stock.cancelEffect')}
      path={`stock-transfers/${id}/cancel`}
      onClose={onClose}
      onSubmit={async (reason, rehearsed) => {
        const path = verbPath(resource, id, 'cancel');
        await send({ path, body: { reason }, rehearsed, done: t('stock.cancelledNow') });
      }}
    />
  );
}
