import type { ParkedLine, TillCart } from '@balcao/domain';
import { quantity, unitPrice } from '@balcao/pricing';
import type { Cart, CartDiscount, CartLine } from '../cart/cart.js';
import type { Catalogue } from '../catalogue/catalogue.js';

/** A parked sale as a cart, with the prices at parking. */
export function recalledCart(
  { lines, clientId, note, commercialDiscount }: TillCart,
  catalogue: Catalogue,
  newKey: () => string,
): Cart {
  const discount = discountOf(commercialDiscount?.percentage, commercialDiscount?.minor);
  const recalled = lines.map((line) => recalledLine(line, catalogue, newKey()));
  return {
    lines: recalled,
    selected: recalled.at(-1)?.key,
    discount,
    note,
    ...(clientId !== undefined && { client: { id: clientId, name: clientId } }),
  };
}

function recalledLine(line: ParkedLine, catalogue: Catalogue, key: string): CartLine {
  const { articleId = '', description = '', unit = '', discounts, discountMinor, vatId } = line;
  const article = catalogue.get(articleId);
  const name = article?.name ?? description;
  return {
    key,
    articleId,
    vatId,
    name,
    unit: article?.unit ?? unit,
    quantity: quantity(line.quantity),
    unitPrice: unitPrice(line.unitPrice),
    discount: discountOf(discounts?.[0], discountMinor),
    note: noteIn(description, name),
    ...(line.batchId !== undefined && { batch: { id: line.batchId, name: line.batchId } }),
    ...(line.cashierId !== undefined && { cashierId: line.cashierId }),
    ...(article?.isSoldByWeight === true && { isByWeight: true }),
    ...(line.hasOwnPrice === true && { hasOwnPrice: true }),
  };
}

/** The note of a line after its article's name. */
function noteIn(description: string, name: string): string | undefined {
  const lead = `${name} · `;
  return description.startsWith(lead) ? description.slice(lead.length) : undefined;
}

function discountOf(percentage?: string, minor?: number): CartDiscount | undefined {
  if (minor !== undefined) return { minor };
  return percentage === undefined ? undefined : { percentage };
}
