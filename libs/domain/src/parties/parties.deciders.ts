import type { Decide } from '../decide.js';
import { checkTaxNumber } from '../identifiers/index.js';
import { refuse, type Problems } from '../refusal.js';
import type {
  ArchiveCommand,
  ChangeCommand,
  RegisterCommand,
  RestoreCommand,
} from '../registers/index.js';
import {
  byCommand,
  plainDeciders,
  registerDeciders,
  type RegisterFacts,
} from '../register-deciders/index.js';
import { eraseParty } from './erase-party.js';
import { checkConsent, consentDays, todayOf } from './receipt-consent.js';
import { recordStatementSent } from './record-statement-sent.js';
import {
  partyCategoryRegister,
  partyRegister,
  plainPartiesRegisters,
  type PartyFields,
} from './parties.registers.js';

/** What a command about a party may say beside its fields. */
export interface PartyOptions {
  /** Passes the warning `nuit.checkDigit`. */
  readonly acceptNuitWarning?: boolean;
}

/** A new client, supplier or both; without a country, it is of the company's. */
export type RegisterParty = RegisterCommand<'Party', PartyFields> & PartyOptions;
/** Corrects a party; NUIT and name hold once documents name it (docs/rules.md, C20). */
export type ChangeParty = ChangeCommand<'Party', PartyFields> & PartyOptions;
/** Takes a party off the lists; the company's default client stays. */
export type ArchiveParty = ArchiveCommand<'Party'>;
/** Puts an archived party back; one that was erased stays as it is. */
export type RestoreParty = RestoreCommand<'Party'>;
type PartyFacts = RegisterFacts<PartyFields, PartyOptions>;

const party = registerDeciders(partyRegister, (books) => books.parties.parties, {
  fillIn: (books, sent, before, context) => ({
    ...(before === undefined &&
      sent['country'] === undefined && { country: books.companies.company.get()?.country }),
    ...consentDays(books, sent, before, context),
  }),
  check: (facts: PartyFacts, problems) => {
    const { books, fields, before, options, now } = facts;
    const { nuit, country } = fields;
    if (nuit !== undefined && (nuit !== before?.nuit || country !== before.country)) {
      checkTaxNumber({ nuit, country }, options.acceptNuitWarning, problems);
    }
    checkConsent(fields, todayOf(books, now), problems);
    if (!fields.isClient && !fields.isSupplier) {
      problems.add('isClient', 'party.neitherClientNorSupplier');
    }
    if (fields.categoryId !== undefined && !isCategoryOf(facts, fields.categoryId)) {
      problems.add('categoryId', 'category.notSelected');
    }
    if (fields.regionId !== undefined && !books.parties.regions.get(fields.regionId)) {
      problems.add('regionId', 'party.regionNotFound');
    }
    checkIdentity(facts, problems);
  },
  archiving: (books, { id }) => {
    const { defaultClientId } = books.companies.settings.get();
    if (id === defaultClientId) refuse('party.isDefaultClient');
  },
});

const restoreParty: Decide<RestoreParty> = (books, command, context) => {
  const { id } = command;
  if (books.parties.erased.has(id)) {
    refuse('party.isErased', { name: books.parties.parties.get(id)?.code ?? id });
  }
  return party.restore(books, command, context);
};

/** Whether the category is of the party's kind, and in use or already the party's. */
function isCategoryOf({ books, fields, before }: PartyFacts, categoryId: string): boolean {
  const chosen = books.parties.categories.get(categoryId);
  if (!chosen || (chosen.isArchived && before?.categoryId !== categoryId)) return false;
  const { isClient, isSupplier } = fields;
  const fits = { client: isClient, supplier: isSupplier, entity: isClient && isSupplier };
  return fits[chosen.kind ?? 'client'];
}

/**
 * Documents name their client for ever: once there are any, a NUIT stays what it is (it may be
 * filled in while it is missing), and while it is missing, so does the name (docs/rules.md, C20).
 */
function checkIdentity({ books, id, fields, before }: PartyFacts, problems: Problems): void {
  if (!before || !books.parties.withDocuments.has(id)) return;
  if (before.nuit !== undefined && before.nuit !== fields.nuit) {
    problems.add('nuit', 'party.nuitUsedInDocuments');
  }
  if (before.nuit === undefined && before.name !== fields.name) {
    problems.add('name', 'party.nameUsedInDocuments');
  }
}

const category = registerDeciders(partyCategoryRegister, (books) => books.parties.categories, {
  check: ({ fields, before }, problems) => {
    if (before && before.kind !== fields.kind) problems.add('kind', 'party.categoryKindStays');
  },
  taken: ({ field, value }, problems) => {
    problems.add(field, 'field.taken', { field, value: value.slice(value.indexOf(':') + 1) });
    return true;
  },
});

/** The rules of the commands on parties, by command. */
export const partiesDeciders = {
  ...byCommand(partyRegister, party),
  RestoreParty: restoreParty,
  EraseParty: eraseParty,
  RecordStatementSent: recordStatementSent,
  ...byCommand(partyCategoryRegister, category),
  ...plainDeciders(plainPartiesRegisters, (books) => books.parties),
};
