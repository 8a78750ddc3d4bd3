import type {
  ContactBody,
  DocumentContentBody,
  DocumentLineBody,
  PaymentRowBody,
  TransportBody,
} from '@balcao/contracts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { contentOf, stateOf } from './content.js';

/** How each field may be: a field that is added does not compile until it is here. */
type Shapes<T> = { readonly [K in keyof Required<T>]: fc.Arbitrary<NonNullable<T[K]>> };

const id = fc.stringMatching(/^[a-z][a-z0-9_]{0,9}$/);
const words = fc.constantFrom('Amina', 'Rua do Açúcar 7', 'É frágil', '00 12', 'Beira; cais 3');
const decimal = fc
  .tuple(fc.nat(99_999), fc.nat(999))
  .map(([whole, part]) => `${whole}.${part}`.replace(/\.?0+$/, '').replace(/^$/, '0'));
const minor = fc.integer({ min: 1, max: 99_999_999 });
const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const discount = fc.oneof(
  fc.record({ percentage: decimal, vatId: id }, { requiredKeys: ['percentage'] }),
  fc.record({ minor, vatId: id }, { requiredKeys: ['minor'] }),
);

const contact = fc.record<ContactBody>({
  name: words,
  contact: words,
  address: words,
} satisfies Shapes<ContactBody>);

const transport = fc.record<TransportBody>({
  startsAt: fc.constant('2026-03-02T14:30'),
  from: words,
  to: words,
  vehicle: words,
} satisfies Shapes<TransportBody>);

const line: Shapes<DocumentLineBody> = {
  articleId: id,
  description: words,
  unit: id,
  quantity: decimal,
  unitPrice: decimal,
  discounts: fc.array(decimal, { minLength: 1, maxLength: 2 }),
  discountMinor: minor,
  vatId: id,
  origin: fc.record({ documentId: id, line: fc.nat(9) }),
  warehouseId: id,
  batchId: id,
  batchName: words,
  batchExpiresOn: day,
  creditMinor: minor,
  charge: fc.constantFrom('freight', 'packing', 'deposit', 'other'),
};

const row: Shapes<PaymentRowBody> = {
  methodId: id,
  treasuryAccountId: id,
  amountMinor: minor,
  receivedMinor: minor,
  reference: words,
  valueOn: day,
  accountMinor: minor,
  rate: decimal,
};

const ofRow = ['methodId', 'treasuryAccountId', 'amountMinor'] as const;

const content: Shapes<DocumentContentBody> = {
  documentTypeId: id,
  seriesId: id,
  issuedOn: day,
  paymentTermsDays: fc.nat(90),
  dueOn: day,
  clientId: id,
  supplierId: id,
  supplierReference: words,
  supplierIssuedOn: day,
  withholdingRateId: id,
  validUntil: day,
  currency: fc.constant('USD'),
  exchangeRate: decimal,
  exchangeRateReason: words,
  warehouseId: id,
  returnsStock: fc.boolean(),
  lines: fc.array(
    fc.record(line, { requiredKeys: ['quantity', 'unitPrice', 'vatId', 'articleId'] }),
    {
      maxLength: 3,
    },
  ),
  commercialDiscount: discount,
  financialDiscount: discount,
  vatIncluded: fc.boolean(),
  originId: id,
  references: fc.array(id, { minLength: 1, maxLength: 2 }),
  corrects: id,
  duplicateOf: id,
  orderNumber: words,
  note: words,
  reasonCode: fc.constant('goodsReturned'),
  receiver: contact,
  carrier: contact,
  transport,
  recovered: fc.record({ reference: words, issuedOn: day }),
  cashRegisterId: id,
  // A document takes no advance: the rule refuses `isAdvance`.
  payment: fc.record({
    rows: fc.array(fc.record(row, { requiredKeys: [...ofRow] }), { minLength: 1, maxLength: 2 }),
  }),
};

/** Some fields have no meaning without another, or next to it: nobody can write them so. */
function possible(written: DocumentContentBody): DocumentContentBody {
  const { dueOn, recovered, exchangeRateReason, ...rest } = written;
  return {
    ...rest,
    ...(rest.paymentTermsDays === undefined && dueOn !== undefined && { dueOn }),
    ...(rest.seriesId !== undefined && recovered !== undefined && { recovered }),
    ...(rest.exchangeRate !== undefined &&
      exchangeRateReason !== undefined && { exchangeRateReason }),
  };
}

const always = ['documentTypeId', 'lines', 'issuedOn', 'vatIncluded'] as const;
const { supplierId, supplierReference, supplierIssuedOn, ...ofSale } = content;
const { clientId, ...shared } = ofSale;
const ofPurchase = { ...shared, supplierId, supplierReference, supplierIssuedOn };

const kinds = [
  ['sale', fc.record({ ...shared, clientId }, { requiredKeys: [...always] }), 'sales'],
  ['purchase', fc.record(ofPurchase, { requiredKeys: [...always] }), 'purchases'],
] as const;

describe.each(['en', 'pt'] as const)('any content, written in the editor (%s)', (language) => {
  it.each(kinds)('comes back with every field of a %s', (_, contents, group) => {
    const defaults = { vatId: 'vat_NOR', vatIncluded: false, today: '2026-11-30', group };
    fc.assert(
      fc.property(contents, (generated) => {
        const written = possible(generated);
        expect(contentOf(stateOf(written, language, defaults), language)).toEqual(written);
      }),
    );
  });
});
