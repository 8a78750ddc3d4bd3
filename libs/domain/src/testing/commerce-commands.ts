import type { Command } from '../commands.js';
import type { OpenDocument } from '../documents/index.js';
import type { JournalEvent } from '../events.js';
import type { LineStep, Share, Step } from './commerce-steps.js';
import { recordsOf, type Journaled, type KnownRecord } from './commerce-records.js';

const reason = 'engano';

/** The commands of a step, given what exists by then; none if nothing there suits it. */
export function commandsOf(step: Step, past: Journaled, name: string): readonly Command[] {
  switch (step.kind) {
    case 'issue':
      return [issueOf(step, name)];
    case 'convert':
      return convertOf(step, past, name);
    case 'pay':
      return [paymentOf(step, past)];
    case 'setOff':
      return [{ type: 'RecordSetOff', partyId: 'cooperative', isAutomatic: true }];
    case 'allocate':
      return allocationOf(step, past);
    case 'refund':
      return refundOf(step, past, name);
    case 'cancel':
      return some(step.record, recordsOf(past.events).filter(isOurs), (at) => at.cancel(reason));
    case 'restore':
      return some(
        step.record,
        recordsOf(past.events).filter(({ isCancelled }) => isCancelled),
        (at) => at.restore?.(),
      );
    case 'move':
      return [movementOf(step, name)];
    case 'spend':
      return [expenseOf(step, name)];
    case 'payExpense':
      return some(step.record, idsOf(past.events, 'ExpenseRecorded'), (id) => ({
        type: 'PayExpense',
        id,
        rows: [{ methodId: 'method_cash', amountMinor: step.amountMinor }],
      }));
    default:
      return stockOf(step, past, name);
  }
}

/** What is valid, except for the shop's opening stock: without it little could be sold. */
const isOurs = ({ id, isCancelled }: KnownRecord) =>
  !isCancelled && !/^opening_(soap|rice)$/.test(id);

type Of<K extends Step['kind']> = Extract<Step, { readonly kind: K }>;
const goods = ({ articleId }: LineStep) => articleId !== 'delivery';

const clients = ['mercearia', 'consumer', 'cooperative'];
const suppliers = ['wholesaler', 'cooperative'];
const nth = (among: readonly string[], at: number) => among[at % among.length] ?? '';

function issueOf({ typeId, party, lines }: Of<'issue'>, draftId: string): Command {
  const isPurchase = typeId.endsWith('F') && typeId !== 'PF';
  const isInternal = ['AJE', 'CI', 'QB'].includes(typeId);
  const comesIn = isPurchase || typeId === 'AJE';
  return {
    type: 'IssueDocument',
    draftId,
    documentTypeId: typeId,
    ...(isPurchase
      ? { supplierId: nth(suppliers, party), supplierReference: draftId }
      : !isInternal && { clientId: nth(clients, party) }),
    lines: (isInternal ? lines.filter(goods) : lines).map(({ batchName, ...line }) =>
      comesIn && line.articleId === 'milk' ? { ...line, batchName } : line,
    ),
  };
}

function convertOf({ origins, into, quantity }: Of<'convert'>, past: Journaled, draftId: string) {
  const allowed = past.events.flatMap((event) => {
    if (event.type !== 'DocumentIssued') return [];
    const type = past.books.documentTypes.types.get(event.data.typeId);
    return type?.allowedTypes.includes(into) === true ? [event.data] : [];
  });
  const found = new Set(origins.flatMap((at) => allowed[at % allowed.length] ?? []));
  const [first] = found;
  if (!first) return [];
  const originIds = [...found].map(({ id }) => id);
  const base = { type: 'ConvertDocuments', draftId, originIds, documentTypeId: into } as const;
  const fields = { reasonCode: 'goodsReturned' } as const;
  if (quantity === undefined || originIds.length > 1) return [{ ...base, content: fields }];
  const lines = first.lines.slice(0, 1).map(({ articleId, unitPrice, vatId }) => ({
    ...(articleId !== undefined && { articleId }),
    unitPrice,
    vatId,
    quantity,
    origin: { documentId: first.id, line: 0 },
  }));
  return [{ ...base, content: { ...fields, lines } }];
}

function paymentOf(step: Of<'pay'>, { books }: Journaled): Command {
  const { typeId, methodId, accountId, isAutomatic } = step;
  const ledger = typeId === 'RC' ? 'client' : 'supplier';
  const side = typeId === 'RC' ? 'debit' : 'credit';
  const all = [...books.documents.open.values()].filter(
    (each) => each.ledger === ledger && each.side === side,
  );
  const [at = 0] = step.documents;
  const fallback = ledger === 'client' ? 'mercearia' : 'wholesaler';
  const partyId = all[at % all.length]?.partyId ?? fallback;
  const owed = all.filter((each) => each.partyId === partyId);
  const chosen = new Set(step.documents.flatMap((at) => owed[at % owed.length] ?? []));
  const allocations = [...chosen].map((each) => ({
    documentId: each.id,
    amountMinor: shareOf(each.openMinor, step.share),
  }));
  const others = step.settles === 'money' ? allocations : allocations.slice(1);
  const [first] = allocations;
  const paidMinor = others.reduce((sum, { amountMinor }) => sum + amountMinor, step.moreMinor);
  return {
    type: 'RecordPayment',
    documentTypeId: typeId,
    partyId,
    rows: paidMinor > 0 ? [{ methodId, treasuryAccountId: accountId, amountMinor: paidMinor }] : [],
    ...(isAutomatic ? { isAutomatic } : { allocations: others }),
    isAdvance: step.moreMinor > 0 || isAutomatic,
    ...(first && step.settles === 'withholding' && { withholdings: [first] }),
    ...(first && step.settles === 'writeOff' && { writeOffs: [first] }),
  };
}

function allocationOf(step: Of<'allocate'>, { books }: Journaled): readonly Command[] {
  const open = [...books.documents.open.values()];
  return some(step.source, open.filter(isSource), (source) => {
    const others = open.filter(
      ({ partyId, ledger, side }) =>
        partyId === source.partyId && ledger === source.ledger && side !== source.side,
    );
    const chosen = new Set(step.documents.flatMap((at) => others[at % others.length] ?? []));
    let leftMinor = source.openMinor;
    const allocations = [...chosen].flatMap(({ id: documentId, openMinor }) => {
      const amountMinor = Math.min(leftMinor, shareOf(openMinor, step.share));
      leftMinor -= amountMinor;
      return amountMinor > 0 ? [{ documentId, amountMinor }] : [];
    });
    const { isAutomatic } = step;
    const how = isAutomatic ? { isAutomatic } : { allocations };
    return { type: 'AllocateCredit', id: source.id, ...how };
  });
}

function refundOf({ source, share }: Of<'refund'>, { books }: Journaled, name: string) {
  return some(source, [...books.documents.open.values()].filter(isSource), (open): Command => ({
    type: 'RefundCredit',
    id: `refund_${name}`,
    sourceId: open.id,
    rows: [{ methodId: 'method_cash', amountMinor: shareOf(open.openMinor, share) }],
  }));
}

/** A receipt, a payment, a credit note: what may settle others. */
const isSource = ({ id }: OpenDocument) => /^(RC|RF|NC|NCF)_/.test(id);

function movementOf({ amountMinor, way }: Of<'move'>, name: string): Command {
  const id = `move_${name}`;
  if (way === 'in') return { type: 'DepositMoney', id, accountId: 'bci', amountMinor };
  if (way === 'out') return { type: 'WithdrawMoney', id, accountId: 'bci', amountMinor };
  const [fromAccountId, toAccountId] = ['bci', 'account_cash'];
  return { type: 'TransferMoney', id, fromAccountId, toAccountId, amountMinor };
}

function expenseOf({ amountMinor, paidMinor }: Of<'spend'>, name: string): Command {
  return {
    type: 'RecordExpense',
    id: `expense_${name}`,
    categoryId: 'expense_rent',
    description: 'Renda da loja',
    supplierId: 'wholesaler',
    reference: name,
    vatId: 'vat_NOR',
    amountMinor,
    rows: [{ methodId: 'method_cash', amountMinor: Math.min(amountMinor, paidMinor) }],
  };
}

type OfStock = Of<'openStock' | 'transfer' | 'receive' | 'count'>;

function stockOf(step: OfStock, { events }: Journaled, name: string): readonly Command[] {
  const warehouseId = 'warehouse_main';
  switch (step.kind) {
    case 'openStock': {
      const lines = step.lines
        .filter(goods)
        .map(({ articleId, quantity, unitPrice, batchName }) => ({
          articleId,
          quantity,
          unitCost: unitPrice,
          ...(articleId === 'milk' && { batchName }),
        }));
      return [{ type: 'EnterOpeningStock', id: `opening_${name}`, warehouseId, lines }];
    }
    case 'transfer': {
      const lines = step.lines
        .filter(goods)
        .map(({ articleId, quantity }) => ({ articleId, quantity }));
      const { inTransit } = step;
      const way = { fromId: warehouseId, toId: 'shop', inTransit };
      return [{ type: 'TransferStock', id: `transfer_${name}`, ...way, lines }];
    }
    case 'receive':
      return some(step.record, idsOf(events, 'StockTransferred'), (id) => ({
        type: 'ReceiveStockTransfer',
        id,
      }));
    case 'count': {
      const id = `count_${name}`;
      const { articleId, counted } = step;
      return [
        { type: 'OpenStockCount', id, warehouseId, articleIds: [articleId] },
        { type: 'CountStock', id, lines: [{ articleId, counted }] },
        { type: 'PostStockCount', id },
      ];
    }
  }
}

/** What is done with one of those that would do; nothing where there is none. */
function some<T>(
  at: number,
  among: readonly T[],
  command: (one: T) => Command | undefined,
): readonly Command[] {
  const one = among[at % Math.max(1, among.length)];
  const found = one === undefined ? undefined : command(one);
  return found ? [found] : [];
}

const idsOf = (events: readonly JournalEvent[], type: JournalEvent['type']): readonly string[] =>
  events.filter((event) => event.type === type).map(({ data }) => data.id);

const shareOf = (leftMinor: number, share: Share): number =>
  share === 'all' ? leftMinor : share === 'half' ? Math.ceil(leftMinor / 2) : 1;
