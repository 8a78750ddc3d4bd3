import {
  accountEntries,
  articleCategories,
  articles,
  batches,
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
  stockArticles,
  stockCountEntries,
  stockCounts,
  stockLevels,
  stockMoves,
  stockOrders,
  stockTransfers,
  vat,
  warehouses,
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
  [batches.name, 'batches'],
  [stockArticles.name, ['stock-articles', 'reorder-suggestions']],
  [stockCountEntries.name, 'stock-counts'],
  [stockCounts.name, 'stock-counts'],
  [stockLevels.name, 'stock'],
  [stockMoves.name, 'stock-moves'],
  [stockOrders.name, 'reorder-suggestions'],
  [stockTransfers.name, 'stock-transfers'],
  [vat.name, 'vat'],
  [warehouses.name, 'warehouses'],
]);

/** None for rows that no list shows. */
export function resourcesOf(collection: string): readonly string[] {
  return [resources.get(collection) ?? []].flat();
}
