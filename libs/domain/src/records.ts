import { accountingRegisters } from './accounting/ledger-accounts.register.js';
import { catalogRegisters } from './catalog/catalog.registers.js';
import { documentTypeRegister } from './document-types/document-types.register.js';
import { currencyRegister } from './exchange/exchange.register.js';
import { expensesRegisters } from './expenses/expenses.registers.js';
import type { Books } from './books.js';
import { partiesRegisters } from './parties/parties.registers.js';
import { paymentMethodRegister } from './payments/payments.register.js';
import { withholdingRateRegister } from './payments/withholding.register.js';
import { cashRegisterRegister } from './pos/pos.registers.js';
import { printModelRegister } from './print-models/print-models.register.js';
import type { AnyRegister, Registers } from './registers/index.js';
import { stockRegisters } from './stock/stock.registers.js';
import { treasuryAccountRegister } from './treasury/treasury.register.js';
import { vatRegister } from './vat/vat.register.js';

/** Every register, by its context and by what the slice calls it. A new context is one line. */
const contexts = {
  accounting: accountingRegisters,
  catalog: catalogRegisters,
  documentTypes: { types: documentTypeRegister },
  exchange: { currencies: currencyRegister },
  expenses: expensesRegisters,
  parties: partiesRegisters,
  payments: { methods: paymentMethodRegister, withholdingRates: withholdingRateRegister },
  pos: { cashRegisters: cashRegisterRegister },
  printModels: { models: printModelRegister },
  stock: stockRegisters,
  treasury: { accounts: treasuryAccountRegister },
  vat: { codes: vatRegister },
} satisfies { readonly [C in keyof Books]?: Registers };

type Contexts = typeof contexts;

/** The noun of a register's commands and events: `Region` of `RegisterRegion`. */
export type RegisterNoun = {
  [C in keyof Contexts]: Contexts[C][keyof Contexts[C]] extends infer R
    ? R extends { readonly noun: infer N extends string }
      ? N
      : never
    : never;
}[keyof Contexts];

/** A record of whichever register: what most of them have. */
export interface AnyRecord {
  readonly id: string;
  readonly isArchived: boolean;
  readonly name?: string;
  readonly namePt?: string;
  readonly code?: string;
  readonly kind?: string;
}

/** The records of a register. */
export interface AnyRecords {
  readonly get: (id: string) => AnyRecord | undefined;
  readonly values: () => Iterable<AnyRecord>;
}

interface Placed {
  readonly register: AnyRegister;
  readonly recordsIn: (books: Books) => AnyRecords;
}

const placed = new Map<string, Placed>(
  Object.entries(contexts).flatMap(([context, registers]) =>
    Object.entries<AnyRegister>(registers).map(([key, register]) => {
      // Each register is a part of its context's slice: `contexts` says where.
      const recordsIn = (books: Books): AnyRecords =>
        (books[context as keyof Contexts] as Readonly<Record<string, unknown>>)[key] as AnyRecords;
      return [register.noun, { register, recordsIn }] as const;
    }),
  ),
);

/** Every register of the books. */
export const allRegisters: readonly AnyRegister[] = [...placed.values()].map(
  ({ register }) => register,
);

function placeOfNoun(noun: RegisterNoun): Placed {
  const found = placed.get(noun);
  if (found === undefined) throw new RangeError(`no register of ${noun}`);
  return found;
}

/** The register of a noun. */
export const registerNamed = (noun: RegisterNoun): AnyRegister => placeOfNoun(noun).register;

/** What is in the books of a register. */
export const recordsNamed = (books: Books, noun: RegisterNoun): AnyRecords =>
  placeOfNoun(noun).recordsIn(books);
