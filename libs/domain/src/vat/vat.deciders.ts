import { compareDecimals, isRate, rate as rateOf, type Rate } from '@balcao/pricing';
import { refuse, type Problems } from '../refusal.js';
import type {
  ArchiveCommand,
  ChangeCommand,
  RegisterCommand,
  RestoreCommand,
} from '../registers/index.js';
import { formerDefault, registerDeciders, type RegisterFacts } from '../register-deciders/index.js';
import type { VatFields } from './vat.events.js';
import { vatRegister } from './vat.register.js';

/** A new VAT code; at 0 % it has to give the reason (CIVA 27(5), C19). */
export type RegisterVat = RegisterCommand<'Vat', VatFields>;
/** Corrects a code; its rate stays once documents or articles have it. */
export type ChangeVat = ChangeCommand<'Vat', VatFields>;
/** No new line bears it; the default code stays. */
export type ArchiveVat = ArchiveCommand<'Vat'>;
/** Puts an archived code back. */
export type RestoreVat = RestoreCommand<'Vat'>;

type VatFacts = RegisterFacts<VatFields, unknown>;

const { register, change, archive, restore } = registerDeciders(
  vatRegister,
  (books) => books.vat.codes,
  {
    // A new code says what it means; one of before may be left as it is.
    fillIn: (_books, sent, before) => (before === undefined ? meaningOfNew(sent) : {}),
    check: (facts, problems) => {
      const { rate, exemptionReason, validFrom, validTo, taxableShare } = facts.fields;
      checkMeaning(facts.fields, problems);
      if (taxableShare !== undefined && !isShare(taxableShare)) {
        problems.add('taxableShare', 'vat.taxableShareOutOfRange');
      }
      const changed = changedRate(facts);
      if (changed !== undefined && isInUse(facts)) {
        problems.add(changed, 'vat.rateInUse', { code: facts.fields.code });
      }
      // Papers and files give the reason beside a line without VAT (CIVA art. 27(5); C19).
      if (rate === '0' && exemptionReason === undefined) {
        problems.add('exemptionReason', 'vat.exemptionReasonRequired');
      }
      if (validFrom !== undefined && validTo !== undefined && validTo < validFrom) {
        problems.add('validTo', 'vat.validityEndsBeforeItBegins', { validFrom, validTo });
      }
    },
    also: (facts) => formerDefault('Vat', facts.books.vat.codes.values(), facts),
    archiving: (_books, { isDefault }) => {
      if (isDefault) refuse('vat.defaultCannotBeArchived');
    },
  },
);

/** What a code means that says nothing of it. */
function meaningOfNew({ rate, onSales, onPurchases }: Readonly<Record<string, unknown>>) {
  const isCharged = typeof rate === 'string' && isRate(rate) && rateOf(rate) !== '0';
  const isLeft = (sent: unknown) => sent === undefined || sent === null || sent === '';
  return {
    ...(isLeft(onSales) && { onSales: isCharged ? 'taxed' : 'exempt' }),
    ...(isLeft(onPurchases) && { onPurchases: 'byArticle' }),
  };
}

function checkMeaning({ rate, onSales, onPurchases, reverseRate }: VatFields, problems: Problems) {
  if (onSales !== undefined && (onSales === 'taxed') !== (rate !== '0')) {
    problems.add('onSales', 'vat.meaningDoesNotFitRate');
  }
  if (onPurchases !== 'reverse') return;
  if (reverseRate === undefined) problems.add('reverseRate', 'vat.reverseRateRequired');
  if (rate !== '0') problems.add('onPurchases', 'vat.reverseChargesNothing');
}

const isShare = (share: Rate) =>
  compareDecimals(share, rateOf('0')) > 0 && compareDecimals(share, rateOf('100')) < 0;

/** Which of the two that make up what is charged is another one now. */
function changedRate({ fields, before }: VatFacts): 'rate' | 'taxableShare' | undefined {
  if (!before) return undefined;
  if (before.rate !== fields.rate) return 'rate';
  return before.taxableShare === fields.taxableShare ? undefined : 'taxableShare';
}

/** Documents were issued at the rate, or articles are priced with it. */
function isInUse({ books, id }: VatFacts): boolean {
  if (books.vat.used.has(id)) return true;
  for (const { vatId } of books.catalog.articles.values()) if (vatId === id) return true;
  return false;
}

/** The rules of the commands on VAT codes, by command. */
export const vatDeciders = {
  RegisterVat: register,
  ChangeVat: change,
  ArchiveVat: archive,
  RestoreVat: restore,
};
