import type { Books } from '../books.js';
import { actorName } from '../identity/index.js';
import type { PaymentContent, PaymentRowContent } from '../payments/index.js';
import type { TillLine } from './parking.events.js';
import type { TakenBackLine } from './pos.commands.js';
import type { Problem } from '../refusal.js';
import { noStand } from './pos.slice.js';
import type { TillAction } from './till-entries.js';

/**
 * What was done at a till, without what the books cannot take: a shift that they do not know, a
 * client or an article that is gone, a batch that is empty, a means that is no longer used.
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
 * The same sale with what the stock cannot give under its name alone: goods of which no batch is
 * there, or that were sold on a day before the last count, which knows that they are gone. Goods
 * that came back and that no batch takes in stay out. Nothing where anything else is in the way.
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

/** The line without its article, as somebody would have typed it. */
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

/** The shift that was meant, or else the register's own: the open one, or the last. */
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

/** What came back, under its name alone once the article is gone. */
function possibleGoods(books: Books, { articleId, ...line }: TakenBackLine): TakenBackLine {
  const article = books.catalog.articles.get(articleId ?? '');
  const description = line.description ?? article?.name ?? articleId ?? '';
  return {
    ...line,
    description,
    ...(article?.isArchived === false && { articleId: article.id }),
  };
}

/** The VAT code, or one in use with its rate: another rate would make another total. */
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
  const { treasuryAccountId, ...rest } = row;
  const method = methodLike(books, row.methodId ?? '');
  const isCash = method?.kind === 'cash';
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

/** The method, or one in use of its kind, or the default. */
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
