import type { Books } from '../books.js';
import { actorName } from '../identity/index.js';
import type { PaymentContent, PaymentRowContent } from '../payments/index.js';
import type { TillLine } from './parking.events.js';
import type { TakenBackLine } from './pos.commands.js';
import type { Problem } from '../refusal.js';
import { noStand } from './pos.slice.js';
import type { TillAction } from './till-entries.js';

/**
 * The action of a till without what the books cannot take: an unknown shift, a client or article
 * that no longer exists, an empty batch, an inactive means of payment.
 */
export function relaxed(books: Books, action: TillAction, cashRegisterId: string): TillAction {
  const { kind, said } = action;
  switch (kind) {
    case 'sell': {
      const { clientId, payment, ...rest } = said;
      const client = books.parties.parties.get(clientId ?? '');
      const isUsable = client?.isArchived === false && client.isClient;
      return {
        kind,
        said: {
          ...rest,
          shiftId: knownShift(books, said.shiftId, cashRegisterId),
          lines: said.lines.map((line) => possibleLine(books, line)),
          ...(isUsable && { clientId: client.id }),
          ...(payment && { payment: possiblePayment(books, payment) }),
        },
      };
    }
    case 'return': {
      const { refund, ...rest } = said;
      const shiftId = knownShift(books, said.shiftId, cashRegisterId);
      const rows = refund?.map((row) => possibleRow(books, row));
      return { kind, said: { ...rest, shiftId, ...(rows && { refund: rows }) } };
    }
    case 'takeBack': {
      const { clientId, refund, ...rest } = said;
      const client = books.parties.parties.get(clientId ?? '');
      const isUsable = client?.isArchived === false && client.isClient;
      const rows = refund?.map((row) => possibleRow(books, row));
      return {
        kind,
        said: {
          ...rest,
          shiftId: knownShift(books, said.shiftId, cashRegisterId),
          lines: said.lines.map((line) => possibleGoods(books, line)),
          ...(isUsable && { clientId: client.id }),
          ...(rows && { refund: rows }),
        },
      };
    }
    case 'reclassify': {
      const shiftId = knownShift(books, said.shiftId, cashRegisterId);
      const rows = said.rows.map((row) => possibleRow(books, row));
      return { kind, said: { ...said, shiftId, rows } };
    }
    case 'park':
      return {
        ...action,
        said: { ...said, shiftId: knownShift(books, said.shiftId, cashRegisterId) },
      };
    case 'note': {
      const { lineCashierId = '', ...rest } = said;
      return {
        kind,
        said: {
          ...rest,
          id: knownShift(books, said.id, cashRegisterId),
          ...(actorName(books, lineCashierId) !== '' && { lineCashierId }),
        },
      };
    }
    case 'moveCash':
      return {
        ...action,
        said: { ...said, id: knownShift(books, said.id, cashRegisterId) },
      };
    default:
      return action;
  }
}

/**
 * The same sale with lines by description only for goods that the stock cannot give: those without
 * a batch, or sold before the last count, which already left them out. Returned goods without a
 * batch stay out of stock. Undefined if anything else prevents the sale.
 */
export function withoutStock(
  books: Books,
  action: TillAction,
  problems: readonly Problem[],
): TillAction | undefined {
  if (action.kind === 'takeBack') {
    const isOfStock = problems.every(({ code }) => code.startsWith('stock.'));
    return isOfStock ? { ...action, said: { ...action.said, returnsStock: false } } : undefined;
  }
  if (action.kind !== 'sell') return undefined;
  const lines = [...action.said.lines];
  for (const { code, path } of problems) {
    const index = Number.parseInt(/^lines\.(\d+)\./.exec(path)?.[1] ?? '', 10);
    const line = action.said.lines[index];
    if (line === undefined || !code.startsWith('stock.')) return undefined;
    lines[index] = named(books, line);
  }
  return { ...action, said: { ...action.said, lines } };
}

/** The line without its article, as if it had been typed. */
function named(books: Books, line: TillLine): TillLine {
  const { articleId = '', quantity, unitPrice, vatId } = line;
  const { unit = books.catalog.articles.get(articleId)?.unit, description } = line;
  const { discounts, discountMinor, cashierId } = line;
  return {
    quantity,
    unitPrice,
    vatId,
    description: description ?? books.catalog.articles.get(articleId)?.name ?? articleId,
    ...(unit !== undefined && { unit }),
    ...(discounts && { discounts }),
    ...(discountMinor !== undefined && { discountMinor }),
    ...(cashierId !== undefined && { cashierId }),
  };
}

/** The shift named, or else the register's open or last shift. */
function knownShift(books: Books, id: string, cashRegisterId: string): string {
  if (books.pos.shifts.has(id) || books.pos.closed.has(id)) return id;
  const { openShiftId, lastShiftId } = books.pos.stands.get(cashRegisterId) ?? noStand;
  return openShiftId ?? lastShiftId ?? id;
}

function possibleLine(books: Books, line: TillLine): TillLine {
  const { articleId, warehouseId, quantity, unitPrice, unit, discounts, discountMinor } = line;
  const { cashierId = '' } = line;
  const article = books.catalog.articles.get(articleId ?? '');
  const warehouse = books.stock.warehouses.get(warehouseId ?? '');
  const description = line.description ?? article?.name ?? articleId ?? '';
  return {
    quantity,
    unitPrice,
    ...(unit !== undefined && { unit }),
    ...(discounts && { discounts }),
    ...(discountMinor !== undefined && { discountMinor }),
    ...(article?.isArchived === false && { articleId: article.id }),
    ...(warehouse?.isArchived === false && { warehouseId: warehouse.id }),
    ...(actorName(books, cashierId) !== '' && { cashierId }),
    description,
    vatId: possibleVat(books, line.vatId, article?.vatId),
  };
}

/** What came back, by description only if the article no longer exists. */
function possibleGoods(books: Books, { articleId, ...line }: TakenBackLine): TakenBackLine {
  const article = books.catalog.articles.get(articleId ?? '');
  const description = line.description ?? article?.name ?? articleId ?? '';
  return {
    ...line,
    description,
    ...(article?.isArchived === false && { articleId: article.id }),
  };
}

/** The VAT code, or an active one with the same rate, since another rate would change the total. */
function possibleVat(books: Books, id: string, own: string | undefined): string {
  const said = books.vat.codes.get(id);
  if (said?.isArchived === false) return id;
  const wanted = said?.rate;
  for (const { id: other, isArchived, rate } of books.vat.codes.values()) {
    if (!isArchived && rate === wanted) return other;
  }
  return said ? id : (own ?? id);
}

function possiblePayment(books: Books, payment: PaymentContent): PaymentContent {
  return { ...payment, rows: payment.rows.map((row) => possibleRow(books, row)) };
}

function possibleRow(books: Books, row: PaymentRowContent): PaymentRowContent {
  const { treasuryAccountId, ...sent } = row;
  const method = methodLike(books, row.methodId ?? '');
  const isCash = method?.kind === 'cash';
  const rest = isCash ? sent : unrounded(sent);
  // Cash without an account goes into the drawer.
  const accountId = treasuryAccountId ?? (isCash ? undefined : method?.accountId);
  const isUsable = books.treasury.accounts.get(accountId ?? '')?.isArchived === false;
  const possible = isUsable ? accountId : isCash ? undefined : accountOfCash(books);
  return {
    ...rest,
    ...(method && { methodId: method.id }),
    ...(possible !== undefined && { treasuryAccountId: possible }),
    ...(method?.requiresReference === true && { reference: row.reference ?? '?' }),
  };
}

/** As another means has it: only coins are rounded to, and give change. */
function unrounded({
  roundingMinor = 0,
  receivedMinor,
  ...row
}: PaymentRowContent): PaymentRowContent {
  return roundingMinor === 0 && receivedMinor !== undefined ? { ...row, receivedMinor } : row;
}

/** The method, an active one of its kind, or the default. */
function methodLike(books: Books, id: string) {
  const said = books.payments.methods.get(id);
  if (said?.isArchived === false) return said;
  const inUse = [...books.payments.methods.values()].filter(({ isArchived }) => !isArchived);
  return inUse.find(({ kind }) => kind === said?.kind) ?? inUse.find((one) => one.isDefault);
}

function accountOfCash(books: Books): string | undefined {
  for (const { id, kind, isArchived } of books.treasury.accounts.values()) {
    if (kind === 'cash' && !isArchived) return id;
  }
  return undefined;
}
