import type { RegisterFacts } from '../register-deciders/index.js';
import type { Problems } from '../refusal.js';
import type { ArticleFields } from './catalog.events.js';

/** An article has one code for each supplier that it names. */
export function checkSuppliers(
  { books, fields, before }: RegisterFacts<ArticleFields, unknown>,
  problems: Problems,
): void {
  const known = new Set(before?.supplierCodes?.map(({ partyId }) => partyId));
  const seen = new Set<string>();
  for (const [index, { partyId }] of (fields.supplierCodes ?? []).entries()) {
    const path = `supplierCodes.${index}.partyId`;
    const party = books.parties.parties.get(partyId);
    if (party?.isSupplier !== true || (party.isArchived && !known.has(partyId))) {
      problems.add(path, 'supplier.notSelected');
    }
    if (seen.has(partyId)) problems.add(path, 'catalog.supplierTwice', { line: index + 1 });
    seen.add(partyId);
  }
}
