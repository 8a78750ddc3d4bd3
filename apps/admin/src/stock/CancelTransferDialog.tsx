import type { StockTransferRow } from '@balcao/contracts';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useBalcao } from '../admin/hooks.js';
import { showSnack } from '../boot/snack.js';
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
  const provider = useBalcao();
  const queries = useQueryClient();
  const resource = 'commercial/stock_transfers';
  return (
    <ReasonDialog
      title={t('stock.cancelTitle', { number })}
      effect={t('stock.cancelEffect')}
      path={`stock-transfers/${id}/cancel`}
      onClose={onClose}
      onSubmit={async (reason, rehearsed) => {
        await provider.act(resource, id, 'cancel', { reason }, rehearsed);
        await queries.invalidateQueries({ queryKey: [resource] });
        showSnack(t('stock.cancelledNow'), 'success');
      }}
    />
  );
}
