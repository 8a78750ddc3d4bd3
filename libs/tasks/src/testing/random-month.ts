import { unsigned } from '@balcao/fiscal';
import type { DocumentIssuedData, IssuedLine } from '@balcao/domain';
import {
  priceDocument,
  quantity as asQuantity,
  rate as asRate,
  unitPrice as asPrice,
  type LineInput,
  type PricingOptions,
} from '@balcao/pricing';
import fc from 'fast-check';

import type { IssuedDocument } from '../fiscal-files/fiscal-document.js';

const vats = [
  { vatId: 'vat_NOR', vatCode: 'NOR', rate: '16' },
  { vatId: 'vat_RED', vatCode: 'RED', rate: '5' },
  { vatId: 'vat_ISE_B', vatCode: 'ISE-B', rate: '0' },
] as const;

const line = fc.record({
  article: fc.integer({ min: 1, max: 9 }),
  vat: fc.constantFrom(...vats),
  quantity: fc.integer({ min: 1, max: 24_000 }),
  priceMinor: fc.integer({ min: 1, max: 999_999 }),
  discount: fc.option(fc.integer({ min: 1, max: 90 }), { nil: undefined }),
});

const document = fc.record({
  kind: fc.constantFrom('FT', 'FT', 'VD', 'ND', 'NC'),
  day: fc.integer({ min: 1, max: 31 }),
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  vatIncluded: fc.boolean(),
  commercial: fc.option(fc.integer({ min: 1, max: 50 }), { nil: undefined }),
  isCancelled: fc.nat({ max: 5 }).map((one) => one === 0),
  isNamed: fc.boolean(),
});

type Drawn = typeof document extends fc.Arbitrary<infer T> ? T : never;

/** Up to forty documents of March 2026: sales, notes that take them back, cancelled ones. */
export const randomMonth: fc.Arbitrary<readonly IssuedDocument[]> = fc
  .array(document, { minLength: 1, maxLength: 40 })
  .map((drawn) => monthOf([...drawn].sort((a, b) => a.day - b.day)));

function monthOf(drawn: readonly Drawn[]): readonly IssuedDocument[] {
  const numbers = new Map<string, number>();
  const credited = new Set<string>();
  const made: IssuedDocument[] = [];
  for (const one of drawn) {
    const corrected =
      one.kind === 'NC'
        ? made.find((each) => each.issued.typeId === 'FT' && isLeft(each, credited))
        : undefined;
    // A note needs something to take back; without, it is one more invoice.
    const kind = one.kind === 'NC' && corrected === undefined ? 'FT' : one.kind;
    const number = (numbers.get(kind) ?? 0) + 1;
    numbers.set(kind, number);
    if (corrected !== undefined) credited.add(corrected.issued.id);
    made.push(documentOf(one, { kind, number }, corrected));
  }
  return made;
}

const isLeft = ({ issued, status }: IssuedDocument, credited: ReadonlySet<string>) =>
  status.code !== 'A' && !credited.has(issued.id);

const effects = { FT: 'debit', ND: 'debit', VD: 'both', NC: 'credit' } as const;

function documentOf(
  drawn: Drawn,
  { kind, number }: { readonly kind: Drawn['kind']; readonly number: number },
  corrected: IssuedDocument | undefined,
): IssuedDocument {
  const issuedOn = `2026-03-${`${drawn.day}`.padStart(2, '0')}`;
  const at = `${issuedOn}T12:00:00`;
  const client = drawn.isNamed ? 'C1' : '';
  const code = drawn.isCancelled ? 'A' : 'N';
  const issued: DocumentIssuedData = {
    ...(corrected?.issued ?? priced(drawn)),
    id: `${kind}_2026.${number}`,
    draftId: `${kind}${number}`,
    typeId: kind,
    seriesId: `${kind}_2026`,
    number,
    reference: `${kind} 2026/${number}`,
    year: 2026,
    issuedOn,
    dueOn: issuedOn,
    currency: 'MZN',
    supplier: { name: '', nuit: '', address: '', city: '', country: 'MZ' },
    partyId: client,
    party: { code: client, name: client === '' ? '' : 'Hotel Baía', country: 'MZ' },
    accountEffect: effects[kind],
    account: { debitMinor: 0, creditMinor: 0 },
  };
  return {
    issued,
    enteredAt: at,
    by: 'ana',
    region: 'MZ',
    signature: unsigned,
    status: { code, at, by: 'ana', ...(code === 'A' && { reason: 'Engano' }) },
    ...(corrected !== undefined && { corrects: corrected.issued.reference }),
  };
}

type Priced = Pick<DocumentIssuedData, 'lines' | 'totals' | 'roundingPolicy' | 'vatIncluded'>;

function priced({ lines, vatIncluded, commercial }: Drawn): Priced {
  const policy = 'P' as const;
  const options: PricingOptions = {
    policy,
    vatIncluded,
    ...(commercial !== undefined && {
      commercialDiscount: { percentage: asRate(`${commercial}`) },
    }),
  };
  const typed = lines.map((one) => ({ one, input: inputOf(one) }));
  const { lines: figures, totals } = priceDocument(
    typed.map(({ input }) => input),
    options,
  );
  const issuedLines = typed.map(({ one, input }, at): IssuedLine => {
    const figure = figures[at];
    if (figure === undefined) throw new Error('a line without its figures');
    const { vatId, vatCode } = one.vat;
    return {
      ...figure,
      code: `A${one.article}`,
      description: `Artigo ${one.article}`,
      unit: 'UN',
      quantity: input.quantity,
      unitPrice: input.unitPrice,
      vatRate: input.vatRate,
      discounts: input.discounts ?? [],
      vatId,
      vatCode,
      ...(one.vat.rate === '0' && { exemptionReason: 'Isento: artigo 9, n.º 10 do CIVA' }),
    };
  });
  const groups = totals.groups.map(({ taxGroup, rate, baseMinor, vatMinor }) => {
    const { vatId = '', vatCode: code = '' } = vats.find((one) => one.vatId === taxGroup) ?? {};
    return { vatId, code, rate, baseMinor, vatMinor };
  });
  return { lines: issuedLines, totals: { ...totals, groups }, roundingPolicy: policy, vatIncluded };
}

function inputOf({ quantity, priceMinor, discount, vat }: Drawn['lines'][number]): LineInput {
  return {
    quantity: asQuantity(scaled(quantity, 3)),
    unitPrice: asPrice(scaled(priceMinor, 2)),
    ...(discount !== undefined && { discounts: [asRate(`${discount}`)] }),
    vatRate: asRate(vat.rate),
    taxGroup: vat.vatId,
  };
}

/** 12500 with three places is `12.500`. */
const scaled = (units: number, places: number) => (units / 10 ** places).toFixed(places);
