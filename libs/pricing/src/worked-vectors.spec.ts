import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { amountInWords } from './amount-in-words.js';
import { creditShare } from './credit.js';
import { quantity, rate, unitPrice, type Rate } from './decimal.js';
import type { DocumentDiscount, LineInput, PricingOptions } from './document.js';
import { formatMinor, parseMinor } from './money.js';
import { periodPrice, remainingValue } from './plan.js';
import { priceDocument } from './price-document.js';

interface PricingVector {
  lines: { q: string; price: string; discount: string | string[]; rate: string }[];
  options: { incl?: boolean; c?: number; camt?: string; f?: number };
  expected: {
    line_net: string[];
    after_line_discount: string[];
    subtotal: string;
    commercial: string;
    financial: string;
    groups: { rate: string; base: string; vat: string }[];
    taxable_base: string;
    vat: string;
    total: string;
    total_discount: string;
    line_base?: string[];
  };
}

interface OtherVectors {
  amount_in_words: Record<string, [pt: string, en: string]>;
  credit_note_cumulative: {
    invoice: { lines: [[string, string, string, string]]; commercial_percent: string };
    one_unit_at_a_time: [base: string, vat: string, total: string][];
  };
  prompt_payment: { invoice_total: string; percent: string; discount: string; cash: string };
  subscription: Record<'monthly' | 'quarterly' | 'annual' | 'upgrade_day12_of_30', string>;
}

const folder = new URL('../../../../shared/vectors/', import.meta.url);
const present = existsSync(folder);
if (!present) console.info('worked vectors left out: ../shared/vectors is not there');

function read(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
}

const pricing = (present ? read('worked_pricing_vectors.json') : {}) as Record<
  string,
  PricingVector
>;
const other = (present ? read('worked_other_vectors.json') : undefined) as OtherVectors | undefined;

function lineOf({ q, price, discount, rate: vat }: PricingVector['lines'][number]): LineInput {
  const discounts: Rate[] = [discount].flat().map(rate);
  return { quantity: quantity(q), unitPrice: unitPrice(price), discounts, vatRate: rate(vat) };
}

function optionsOf({ incl, c, camt, f }: PricingVector['options']): PricingOptions {
  const percentage = (value: number): DocumentDiscount => ({ percentage: rate(value.toString()) });
  return {
    policy: 'P',
    vatIncluded: incl === true,
    ...(c === undefined ? {} : { commercialDiscount: percentage(c) }),
    ...(camt === undefined ? {} : { commercialDiscount: { minor: parseMinor(camt) } }),
    ...(f === undefined ? {} : { financialDiscount: percentage(f) }),
  };
}

describe('the worked figures of the domain report', () => {
  it('are all there, or the folder is absent', () => {
    expect(Object.keys(pricing)).toHaveLength(present ? 16 : 0);
  });

  for (const [name, vector] of Object.entries(pricing)) {
    it(`hold for ${name}`, () => {
      const { lines, totals } = priceDocument(vector.lines.map(lineOf), optionsOf(vector.options));
      const { line_base: lineBase, ...expected } = vector.expected;
      expect({
        line_net: lines.map((line) => formatMinor(line.netMinor)),
        after_line_discount: lines.map((line) => formatMinor(line.afterDiscountMinor)),
        subtotal: formatMinor(totals.subtotalMinor),
        commercial: formatMinor(totals.commercialMinor),
        financial: formatMinor(totals.financialMinor),
        groups: totals.groups.map((group) => ({
          rate: group.rate,
          base: formatMinor(group.baseMinor),
          vat: formatMinor(group.vatMinor),
        })),
        taxable_base: formatMinor(totals.baseMinor),
        vat: formatMinor(totals.vatMinor),
        total: formatMinor(totals.totalMinor),
        total_discount: formatMinor(totals.discountMinor),
      }).toEqual(expected);
      if (lineBase === undefined) return;
      expect(lines.map((line) => formatMinor(line.baseMinor))).toEqual(lineBase);
    });
  }
});

describe('the other worked figures', () => {
  for (const [amount, [pt, en]] of Object.entries(other?.amount_in_words ?? {})) {
    it(`hold for ${amount} in words`, () => {
      expect(amountInWords(parseMinor(amount), 'pt', 'MZN')).toBe(pt);
      expect(amountInWords(parseMinor(amount), 'en', 'MZN')).toBe(en);
    });
  }

  it('hold for credit notes of one unit at a time', () => {
    if (other === undefined) return;
    const { invoice, one_unit_at_a_time: notes } = other.credit_note_cumulative;
    const [[q, price, discount, vat]] = invoice.lines;
    const commercialDiscount = { percentage: rate(invoice.commercial_percent) };
    const { lines } = priceDocument([lineOf({ q, price, discount, rate: vat })], {
      policy: 'P',
      vatIncluded: false,
      commercialDiscount,
    });
    let credited = { quantity: quantity('0'), baseMinor: 0, vatMinor: 0 };
    const credits = notes.map((_, index) => {
      const { baseMinor, vatMinor } = lines[0] ?? credited;
      const original = { quantity: quantity(q), baseMinor, vatMinor };
      const note = creditShare(original, credited, quantity('1'), false);
      credited = {
        quantity: quantity((index + 1).toString()),
        baseMinor: credited.baseMinor + note.baseMinor,
        vatMinor: credited.vatMinor + note.vatMinor,
      };
      return [note.baseMinor, note.vatMinor, note.baseMinor + note.vatMinor].map(formatMinor);
    });
    expect(credits).toEqual(notes);
  });

  it('hold for a discount on prompt payment', () => {
    if (other === undefined) return;
    const { invoice_total: invoiced, percent, discount, cash } = other.prompt_payment;
    const line = lineOf({ q: '1', price: invoiced, discount: percent, rate: '0' });
    const { totals } = priceDocument([line], { policy: 'P', vatIncluded: true });
    expect([totals.discountMinor, totals.totalMinor].map(formatMinor)).toEqual([discount, cash]);
  });

  it('hold for the periods of a plan', () => {
    if (other === undefined) return;
    const { monthly, quarterly, annual, upgrade_day12_of_30: left } = other.subscription;
    const price = parseMinor(monthly);
    expect(formatMinor(periodPrice(price, 'quarterly'))).toBe(quarterly);
    expect(formatMinor(periodPrice(price, 'annual'))).toBe(annual);
    expect(formatMinor(remainingValue(price, 18, 30))).toBe(left);
  });
});
