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

export type PaymentMethods = Register<PaymentMethodFields>;
