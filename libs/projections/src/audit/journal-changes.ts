import type { JournalChange } from '@balcao/contracts';
import { fieldsOf, textOf, type Values } from '../loose-values.js';

/** What an event changed of that which an auditor asks the whole journal for: prices, rights. */
export function changesIn(type: string, data: Values): readonly JournalChange[] {
  const before = fieldsOf(data['before']);
  const after = fieldsOf(data['after']);
  switch (type) {
    case 'ArticleChanged':
      return pricesIn(before, after);
    case 'ShiftNoted':
      return data['kind'] === 'priceChanged' ? atTill(textOf(data['text']) ?? '') : [];
    case 'MemberRightsChanged':
      return rightsIn(before, after);
    case 'MemberInvited':
    case 'MemberJoined':
    case 'ApiKeyCreated':
      return rightsIn({}, data);
    default:
      return [];
  }
}

const priceFields = ['salePrice', 'salePriceWithVat', 'purchasePrice'];

function pricesIn(before: Values, after: Values): readonly JournalChange[] {
  return [
    ...priceFields.flatMap((field) => changed(field, texts(before[field]), texts(after[field]))),
    ...pricesOfCategories(before['categoryPrices'], after['categoryPrices']),
  ];
}

function pricesOfCategories(before: unknown, after: unknown): readonly JournalChange[] {
  const [was, is] = [pricesByCategory(before), pricesByCategory(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((of) =>
    changed('categoryPrices', texts(was.get(of)), texts(is.get(of))).map((one) => ({ ...one, of })),
  );
}

function pricesByCategory(prices: unknown): ReadonlyMap<string, unknown> {
  if (!Array.isArray(prices)) return new Map();
  return new Map(
    prices.map((one) => [textOf(fieldsOf(one)['categoryId']) ?? '', fieldsOf(one)['price']]),
  );
}

/** A till only says it in words: `Arroz: 1400 → 1350`. */
function atTill(text: string): readonly JournalChange[] {
  const [, before, after] = /: (\S+) → (\S+)$/.exec(text) ?? [];
  return changed('unitPrice', texts(before), texts(after));
}

/** The role as it was and is, what is allowed since, and what no longer is. */
function rightsIn(before: Values, after: Values): readonly JournalChange[] {
  const [was, is] = [texts(before['permissions']), texts(after['permissions'])];
  const granted = is.filter((permission) => !was.includes(permission));
  const taken = was.filter((permission) => !is.includes(permission));
  return [
    ...changed('role', texts(before['role']), texts(after['role'])),
    ...changed('granted', [], granted),
    ...changed('taken', taken, []),
  ];
}

function changed(
  field: string,
  before: readonly string[],
  after: readonly string[],
): readonly JournalChange[] {
  return before.join(' ') === after.join(' ') ? [] : [{ field, before, after }];
}

const texts = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
