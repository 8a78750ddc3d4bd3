import type { DocumentTotals, LineInput, PricedLine } from '@balcao/pricing';
import type { Writable } from '../kernel/index.js';
import { assert } from '../refusal.js';
import { reverseRateOf } from '../vat/index.js';
import type { LineContent, LineOrigin } from './document-content.js';
import type { IssuedLine, IssuedTotals, IssuedVatGroup } from './document.events.js';
import type { ReadLine } from './read-lines.js';

// Objects are written out here, field by field: spreading several objects into one costs more than
// the rest of the decision, and this runs for every line that is ever issued.

/** What the price calculation needs of a line; the VAT code keeps two codes of one rate apart. */
export function lineInputOf(line: ReadLine): LineInput {
  const { quantity, unitPrice, discounts, typedDiscountMinor, vat, vatRate, charge } = line;
  const input: Writable<LineInput> = { quantity, unitPrice, vatRate, taxGroup: vat.id };
  if (discounts.length > 0) input.discounts = discounts;
  if (typedDiscountMinor !== undefined) input.discountMinor = typedDiscountMinor;
  if (charge !== undefined) input.isCharge = true;
  return input;
}

/** The lines as the document keeps them. */
export function issuedLines(
  lines: readonly ReadLine[],
  figures: readonly PricedLine[],
  content: readonly LineContent[],
  origins?: readonly (LineOrigin | undefined)[],
): readonly IssuedLine[] {
  return lines.map((line, index) => {
    const priced = figures[index];
    const written = content[index];
    assert(priced !== undefined && written !== undefined, 'every line is priced');
    const issued = issuedLine(line, priced);
    const origin = origins?.[index];
    if (origin) issued.origin = origin;
    if (written.warehouseId !== undefined) issued.warehouseId = written.warehouseId;
    if (written.batchId !== undefined) issued.batchId = written.batchId;
    return issued;
  });
}

function issuedLine(read: ReadLine, priced: PricedLine): Writable<IssuedLine> {
  const { article, vat, typedDiscountMinor, exemptionReason, vatUse, charge } = read;
  const line: Writable<IssuedLine> = {
    description: read.description,
    unit: read.unit,
    quantity: read.quantity,
    unitPrice: read.unitPrice,
    discounts: read.discounts,
    vatId: vat.id,
    vatCode: vat.code,
    vatRate: read.vatRate,
    grossMinor: priced.grossMinor,
    discountMinor: priced.discountMinor,
    afterDiscountMinor: priced.afterDiscountMinor,
    commercialMinor: priced.commercialMinor,
    financialMinor: priced.financialMinor,
    netMinor: priced.netMinor,
    baseMinor: priced.baseMinor,
    vatMinor: priced.vatMinor,
  };
  if (article) {
    line.articleId = article.id;
    line.code = article.code;
  }
  if (article === undefined || article.kind === 'service') line.isService = true;
  if (typedDiscountMinor !== undefined) line.typedDiscountMinor = typedDiscountMinor;
  if (exemptionReason !== undefined) line.exemptionReason = exemptionReason;
  if (vatUse !== undefined) line.vatUse = vatUse;
  if (vatUse === 'asset' && article?.movesStock !== true) line.isAsset = true;
  if (charge !== undefined) line.charge = charge;
  if (vatUse === 'reverse') line.reverseRate = reverseRateOf(vat);
  return line;
}

/** The totals with the VAT codes of their groups. */
export function issuedTotals(totals: DocumentTotals, lines: readonly ReadLine[]): IssuedTotals {
  return {
    subtotalMinor: totals.subtotalMinor,
    commercialMinor: totals.commercialMinor,
    financialMinor: totals.financialMinor,
    baseMinor: totals.baseMinor,
    vatMinor: totals.vatMinor,
    totalMinor: totals.totalMinor,
    discountMinor: totals.discountMinor,
    groups: totals.groups.map(({ taxGroup, rate, baseMinor, vatMinor }) => {
      const line = lines.find(({ vat }) => vat.id === taxGroup);
      assert(line !== undefined, 'a VAT group comes from a line');
      const { id: vatId, code } = line.vat;
      const { exemptionReason } = line;
      const group: Writable<IssuedVatGroup> = { vatId, code, rate, baseMinor, vatMinor };
      if (exemptionReason !== undefined) group.exemptionReason = exemptionReason;
      return group;
    }),
  };
}
