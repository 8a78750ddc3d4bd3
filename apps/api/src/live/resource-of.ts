import {
  accountEntries,
  articleCategories,
  articles,
  companies,
  documents,
  documentTypes,
  drafts,
  imports,
  parties,
  partyCategories,
  printModels,
  regions,
  series,
  vat,
} from '@balcao/projections';

/** The resources on the wire that show the rows of a collection. */
const resources = new Map<string, string | readonly string[]>([
  [accountEntries.name, 'clients'],
  [articleCategories.name, 'article-categories'],
  [articles.name, 'articles'],
  [companies.name, 'companies'],
  [documentTypes.name, 'document-types'],
  [documents.name, 'documents'],
  [drafts.name, 'drafts'],
  [imports.name, 'imports'],
  [parties.name, ['clients', 'suppliers', 'entities']],
  [partyCategories.name, 'party-categories'],
  [printModels.name, 'print-models'],
  [regions.name, 'regions'],
  [series.name, 'series'],
  [vat.name, 'vat'],
]);

/** None for rows that no list shows. */
export function resourcesOf(collection: string): readonly string[] {
  return [resources.get(collection) ?? []].flat();
}
