import {
  defineRegister,
  flag,
  list,
  oneOf,
  reference,
  required,
  sparse,
  text,
  type Register,
} from '../registers/index.js';
import { printColumns, printFacts, printParts } from './print-layout.js';
import { paperSizes, printCopies, type PrintModelFields } from './print-models.events.js';

/** Longest text of a header, body or footer. */
export const PRINT_TEXT_LENGTH_MAX = 4000;

/** Series, and tills, that one model names. */
export const PRINT_PLACES_MAX = 100;

const printedText = text(PRINT_TEXT_LENGTH_MAX);

/** Shapes of a model's fields; that it leaves out nothing needed is its decider's rule. */
export const printModelRegister = defineRegister<'PrintModel', PrintModelFields>({
  noun: 'PrintModel',
  fields: {
    name: required(text(120)),
    paperSize: required(oneOf(...paperSizes)),
    language: required(oneOf('en', 'pt')),
    typeIds: list(reference(), 100),
    seriesIds: sparse(list(reference(), PRINT_PLACES_MAX)),
    cashRegisterIds: sparse(list(reference(), PRINT_PLACES_MAX)),
    copies: list(oneOf(...printCopies), printCopies.length),
    header: printedText,
    body: printedText,
    footer: printedText,
    columns: sparse(list(oneOf(...printColumns), printColumns.length)),
    facts: sparse(list(oneOf(...printFacts), printFacts.length)),
    parts: sparse(list(oneOf(...printParts), printParts.length)),
    logoId: reference(),
    isDefault: flag(false),
  },
  unique: { name: ({ name }) => [name] },
});

/** The print models in the books. */
export type PrintModels = Register<PrintModelFields>;
