import type { Report, ReportNames } from '@balcao/contracts';
import { BugError } from '@balcao/domain';
import { allProjections } from '@balcao/projections';
import type { AnyCollection } from '@balcao/read-store';

/** The collection whose rows a report shows. */
export const collectionOf = ({ collection }: Pick<Report, 'collection'>): AnyCollection =>
  collectionNamed(collection);

/** A collection by its name. */
export function collectionNamed(name: string): AnyCollection {
  const found = allProjections.find(({ collection }) => collection.name === name);
  if (found === undefined) throw new BugError(`there are no rows of ${name}`);
  return found.collection;
}

/** The field that names a row of a register. */
export const nameFields: Readonly<Record<ReportNames, string>> = {
  parties: 'name',
  members: 'name',
  series: 'code',
  articles: 'name',
  article_categories: 'name',
  expense_categories: 'name',
  treasury_accounts: 'name',
  payment_methods: 'name',
  warehouses: 'name',
};
