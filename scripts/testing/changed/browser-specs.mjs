/** By folder of the screens in `apps/admin/src`, the browser tests that are about them. */
const about = {
  account: ['account/account'],
  articles: ['management/article'],
  audit: ['audit/'],
  billing: ['account/billing'],
  'cash-registers': ['management/cash-registers'],
  categories: ['management/article-categories'],
  clients: ['management/clients'],
  company: ['companies/'],
  dashboard: ['frame/dashboard'],
  'document-types': ['management/document-types'],
  documents: ['documents/invoice', 'documents/draft', 'documents/'],
  entities: ['management/entities'],
  entry: ['first-visit', 'frame/session'],
  exchange: ['payments/foreign', 'documents/currency'],
  expenses: ['payments/expenses'],
  fiscal: ['fiscal/'],
  home: ['frame/first-run'],
  i18n: ['frame/language-and-theme'],
  images: ['management/images'],
  imports: ['management/imports'],
  integrations: ['developers'],
  jobs: ['operations/jobs'],
  labels: ['management/labels'],
  layout: ['frame/overlays', 'frame/rights'],
  management: ['management/lists', 'management/text-registers', 'management/articles'],
  operations: ['operations/'],
  past: ['documents/past'],
  payments: ['payments/receipt', 'payments/'],
  pos: ['pos/selling', 'pos/'],
  'print-models': ['management/print-models'],
  printing: ['documents/printing', 'documents/batch-print'],
  reports: ['reports/reports'],
  series: ['management/series'],
  shifts: ['pos/shift'],
  stock: ['management/stock'],
  suppliers: ['management/suppliers'],
  theme: ['frame/language-and-theme', 'frame/looks'],
  treasury: ['management/treasury-accounts'],
  users: ['users'],
  vat: ['management/vat'],
};

/** Shows whether what all screens use still works: a list with its form. */
const ofAll = ['management/articles.spec.ts'];
const isOfScreens = /^apps\/admin\/src\/.*(?<!\.spec)\.(?:tsx?|css)$/;

/**
 * The browser tests that were changed, then those about the screens that were, the closest first;
 * for what all screens use, those of one.
 * @param {readonly string[]} files
 * @param {readonly string[]} specs
 */
export function browserSpecsOf(files, specs) {
  const folders = files.flatMap((file) => /^apps\/admin\/src\/([^/]+)\//.exec(file)?.[1] ?? []);
  const isShared = files.some((file) => isOfScreens.test(file));
  const named = [...new Set(folders)].flatMap((folder) => about[folder] ?? []);
  const starts = named.length === 0 && isShared ? ofAll : named;
  const changed = specs.filter((spec) => files.includes(spec));
  const found = starts.flatMap((start) =>
    specs.filter((spec) => spec.startsWith(`test/browser/${start}`)),
  );
  return [...new Set([...changed, ...found])];
}

/** What the table names, for the test that all of it exists. */
export const table = about;
