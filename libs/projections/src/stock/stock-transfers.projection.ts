import type { StockTransferRow } from '@balcao/contracts';
import type {
  StockTransferCancelled,
  StockTransferReceived,
  StockTransferred,
} from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { defineProjection, type Unstamped } from '../projection.js';

/** Transfers between warehouses, on their way or arrived. */
export const stockTransfers = defineCollection<StockTransferRow>({
  name: 'stock_transfers',
  version: 4,
  fields: {
    number: 'integer',
    on: 'text',
    fromId: 'text',
    toId: 'text',
    state: 'text',
    receivedOn: 'text',
  },
  indexes: [['on'], ['state', 'on']],
  searchText: ({ number, note = '' }) => `${number} ${note}`,
});

/** A row for each transfer, and how it ended. */
export const stockTransfersProjection = defineProjection<
  StockTransferRow,
  StockTransferred | StockTransferReceived | StockTransferCancelled
>({
  name: 'stock-transfers',
  category: 'journal',
  collection: stockTransfers,
  events: ['StockTransferred', 'StockTransferReceived', 'StockTransferCancelled'],
  keys: ({ data }) => [{ id: data.id }],
  fold: (row, event): Unstamped<StockTransferRow> | undefined => {
    if (event.type === 'StockTransferred') return sent(event.data);
    if (row === undefined) return undefined;
    if (event.type === 'StockTransferReceived') {
      return { ...row, state: 'received', receivedOn: event.data.on };
    }
    return { ...row, state: 'cancelled', reason: event.data.reason };
  },
});

function sent(data: StockTransferred['data']): Unstamped<StockTransferRow> {
  const { id, number, on, fromId, toId, inTransit, note, stock } = data;
  const { carrier, vehicle, departsAt, receiver } = data;
  const entering = stock.filter(({ quantity }) => !quantity.startsWith('-'));
  return {
    id,
    number,
    on,
    fromId,
    toId,
    state: inTransit ? 'inTransit' : 'received',
    ...(!inTransit && { receivedOn: on }),
    ...(note !== undefined && { note }),
    ...(carrier !== undefined && { carrier }),
    ...(vehicle !== undefined && { vehicle }),
    ...(departsAt !== undefined && { departsAt }),
    ...(receiver !== undefined && { receiver }),
    lines: entering.map(({ articleId, batchId, quantity }) => ({
      articleId,
      ...(batchId !== undefined && { batchId }),
      quantity,
    })),
  };
}
