import {
  accountEntries,
  articleCategories,
  articles,
  companies,
  documents,
  documentTypes,
  drafts,
  parties,
  partyCategories,
  regions,
  series,
  vat,
} from '@balcao/projections';

/** The resource on the wire that shows the rows of a collection. */
const resources: ReadonlyMap<string, string> = new Map([
  [accountEntries.name, 'clients'],
  [articleCategories.name, 'article-categories'],
  [articles.name, 'articles'],
  [companies.name, 'companies'],
  [documentTypes.name, 'document-types'],
  [documents.name, 'documents'],
  [drafts.name, 'drafts'],
  [parties.name, 'clients'],
  [partyCategories.name, 'party-categories'],
  [regions.name, 'regions'],
  [series.name, 'series'],
  [vat.name, 'vat'],
]);

/** Undefined for rows that no list shows. */
export function resourceOf(collection: string): string | undefined {
  return resources.get(collection);
}
