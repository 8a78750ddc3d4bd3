import {
  defineRegister,
  flag,
  oneOf,
  reference,
  required,
  text,
  type Register,
} from '../registers/index.js';
import { mechanisms } from './mechanisms.js';
import type { PaymentMethodFields } from './payments.events.js';

/** Shapes of a method's fields; names are unique in each language. */
export const paymentMethodRegister = defineRegister<'PaymentMethod', PaymentMethodFields>({
  noun: 'PaymentMethod',
  fields: {
    name: required(text(60)),
    namePt: required(text(60)),
    kind: required(oneOf('cash', 'card', 'transfer', 'wallet', 'cheque', 'other')),
    mechanism: required(oneOf(...mechanisms)),
    accountId: reference(),
    requiresReference: flag(false),
    isDefault: flag(false),
  },
  unique: { name: ({ name }) => [name], namePt: ({ namePt }) => [namePt] },
});

/** The means of payment in the books. */
export type PaymentMethods = Register<PaymentMethodFields>;
