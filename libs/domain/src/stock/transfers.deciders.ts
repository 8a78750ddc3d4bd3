import { toMicros } from '@balcao/pricing';
import type { Books } from '../books.js';
import { isLocalMinute } from '../calendar.js';
import { todayIn } from '../companies/index.js';
import type { Decide } from '../decide.js';
import type { Writable } from '../kernel/index.js';
import { Problems, refuse } from '../refusal.js';
import { text } from '../registers/index.js';
import { refuseStale, refuseTakenId } from '../threads/index.js';
import { pickBatches } from './pick-batches.js';
import { BatchReader } from './read-batch.js';
import { addShortage, checkDayNotCounted, mayExceedStock } from './read-place.js';
import {
  readNamedWarehouse,
  readQuantity,
  readStockArticle,
  readStockDay,
  refuseLineCount,
  type StockLineContent,
} from './read-stock-lines.js';
import { StockPlan } from './stock-plan.js';
import type { StockTransferredData } from './stock.events.js';
import { IN_TRANSIT } from './stock.keys.js';
import { GUIDE_TEXT_LENGTH_MAX, STOCK_NOTE_LENGTH_MAX } from './stock.limits.js';
import type { Transfer } from './stock.state.js';

/** Carries goods from one warehouse to another. */
export interface TransferStock {
  readonly type: 'TransferStock';
  readonly id: string;
  readonly fromId: string;
  readonly toId: string;
  /** Defaults to today. */
  readonly on?: string;
  /** Sent now, and received by a command of its own. */
  readonly inTransit?: boolean;
  readonly note?: string;
  /** Of the guide: who carries the goods, with what, from when on, and who receives them. */
  readonly carrier?: string;
  readonly vehicle?: string;
  /** Local date and time, `2026-03-02T14:30`. */
  readonly departsAt?: string;
  readonly receiver?: string;
  readonly lines: readonly StockLineContent[];
}

/** What was on its way enters the other warehouse, at the cost it left with. */
export interface ReceiveStockTransfer {
  readonly type: 'ReceiveStockTransfer';
  readonly id: string;
  readonly expectedRevision?: number;
}

/** What is on its way goes back; refused once it was received. */
export interface CancelStockTransfer {
  readonly type: 'CancelStockTransfer';
  readonly id: string;
  readonly reason: string;
  readonly expectedRevision?: number;
}

const noteText = text(STOCK_NOTE_LENGTH_MAX);
const guideText = text(GUIDE_TEXT_LENGTH_MAX);

const transferStock: Decide<TransferStock> = (books, command, context) => {
  const { id, inTransit = false, lines } = command;
  refuseTakenId(books, id);
  const fromId = readNamedWarehouse(books, command.fromId, 'fromId');
  const toId = readNamedWarehouse(books, command.toId, 'toId');
  if (fromId === toId) refuse('stock.sameWarehouse', undefined, 'toId');
  const on = readStockDay(command.on, todayIn(books, context));
  refuseLineCount(lines);
  const problems = new Problems();
  const note = noteText.read(command.note, 'note', problems);
  const guide = readGuide(command, problems);
  const plan = new StockPlan(books, id);
  const carrying = { books, plan, problems, fromId, on, actorId: context.actorId };
  checkDayNotCounted(books, fromId, on, problems);
  if (!inTransit) checkDayNotCounted(books, toId, on, problems);
  for (const [index, line] of lines.entries()) {
    carryLine(carrying, line, inTransit ? IN_TRANSIT : toId, index);
  }
  problems.refuseIfAny();
  const number = (books.stock.numbers.get('transfers') ?? 0) + 1;
  const data: Writable<StockTransferredData> = {
    id,
    number,
    on,
    fromId,
    toId,
    inTransit,
    stock: plan.moves,
  };
  if (note !== undefined) data.note = note;
  return [{ type: 'StockTransferred', data: Object.assign(data, guide) }];
};

type Guide = Pick<StockTransferredData, 'carrier' | 'vehicle' | 'departsAt' | 'receiver'>;

/** What the guide of the transfer says besides the goods. */
function readGuide(command: TransferStock, problems: Problems): Guide {
  const guide: Writable<Guide> = {};
  for (const field of ['carrier', 'vehicle', 'receiver'] as const) {
    const read = guideText.read(command[field], field, problems);
    if (read !== undefined) guide[field] = read;
  }
  const { departsAt = '' } = command;
  if (departsAt === '') return guide;
  if (!isLocalMinute(departsAt)) problems.add('departsAt', 'document.invalidTransportStart');
  return { ...guide, departsAt };
}

interface Carrying {
  readonly books: Books;
  readonly plan: StockPlan;
  readonly problems: Problems;
  readonly fromId: string;
  readonly on: string;
  readonly actorId: string;
}

function carryLine(carrying: Carrying, line: StockLineContent, toId: string, index: number): void {
  const { books, plan, problems, fromId: warehouseId, on, actorId } = carrying;
  const article = readStockArticle(books, line.articleId, index, problems);
  const quantity = readQuantity(line.quantity, index, 1, problems);
  if (!article || quantity === undefined) return;
  const moved = { line: index, articleId: article.id, warehouseId, quantity };
  if (article.isBatchManaged !== true) {
    const level = plan.level(article.id, warehouseId);
    if (quantity > level && !mayExceedStock(books, actorId)) {
      addShortage(books, moved, level, quantity, problems);
    } else plan.carry(moved, toId);
    return;
  }
  const reader = new BatchReader(books, { newId: () => '' }, problems);
  const chosen = reader.chosen(line, article.id, index);
  if (chosen === 'wrong') return;
  const method = books.companies.settings.get().batchOutputMethod;
  const picked = chosen
    ? [
        {
          batchId: chosen.id,
          quantity: Math.min(quantity, plan.level(article.id, warehouseId, chosen.id)),
        },
      ]
    : pickBatches(books, plan, moved, { method, on, takesExpired: false });
  const found = picked.reduce((sum, one) => sum + one.quantity, 0);
  if (found < quantity) addShortage(books, moved, found, quantity, problems);
  else for (const one of picked) plan.carry({ ...moved, ...one }, toId);
}

const receiveTransfer: Decide<ReceiveStockTransfer> = (books, command, context) => {
  const transfer = travelling(books, command.id, command.expectedRevision);
  readNamedWarehouse(books, transfer.toId, 'toId');
  const stock = arriving(books, transfer, transfer.toId);
  return [
    {
      type: 'StockTransferReceived',
      data: { id: transfer.id, on: todayIn(books, context), stock },
    },
  ];
};

const cancelTransfer: Decide<CancelStockTransfer> = (books, command, context) => {
  const transfer = travelling(books, command.id, command.expectedRevision);
  const problems = new Problems();
  const reason = noteText.read(command.reason, 'reason', problems);
  problems.refuseIfAny();
  if (reason === undefined) return refuse('stock.reasonRequired', undefined, 'reason');
  const stock = arriving(books, transfer, transfer.fromId);
  const on = todayIn(books, context);
  return [{ type: 'StockTransferCancelled', data: { id: transfer.id, on, reason, stock } }];
};

function travelling(books: Books, id: string, expectedRevision: number | undefined): Transfer {
  refuseStale(books, id, expectedRevision);
  const transfer = books.stock.transfers.get(id);
  if (transfer) return transfer;
  return books.threads.records.has(id)
    ? refuse('stock.transferNotInTransit')
    : refuse('record.notFound', { id });
}

/** What is on its way enters a warehouse. */
function arriving(books: Books, { id, stock }: Transfer, toId: string): StockPlan['moves'] {
  const plan = new StockPlan(books, id);
  for (const { line, articleId, warehouseId, batchId, quantity } of stock) {
    if (warehouseId !== IN_TRANSIT) continue;
    const micros = toMicros(quantity);
    plan.carry({ line, articleId, warehouseId, batchId, quantity: micros }, toId);
  }
  return plan.moves;
}

/** The rules of carrying goods between warehouses, by command. */
export const transfersDeciders = {
  TransferStock: transferStock,
  ReceiveStockTransfer: receiveTransfer,
  CancelStockTransfer: cancelTransfer,
};
