/**
 * The floors of each package, the lowest first: a folder of `src`, or a file that lies in it,
 * stands on one floor and imports from the floors below it only. Folders on one floor know nothing
 * of each other. `npm run floors` counts what goes upwards; `.dependency-cruiser.cjs` has a rule
 * for each floor.
 *
 * When a folder needs something from above, what it needs belongs further down, or is passed in by
 * who calls it. A new folder goes on the floor above the highest that it imports.
 */
const floors = {
  'libs/domain': [
    [
      'calendar',
      'canonical-json',
      'damages',
      'decide',
      'events',
      'facts',
      'identifiers',
      'kernel',
      'ledger',
      'moment',
      'notifications',
      'personal',
      'sha256',
    ],
    ['calendar-periods', 'errors', 'registers'],
    ['refusal', 'report-periods'],
    ['billing', 'reports', 'threads', 'views'],
    ['imports', 'register-deciders', 'series'],
    ['document-types', 'identity', 'papers', 'parties', 'print-models', 'vat'],
    ['catalog', 'erasures', 'integrations'],
    ['companies'],
    ['clock', 'exchange', 'fiscal'],
    ['treasury'],
    ['amounts', 'payments'],
    ['stock'],
    ['documents'],
    ['expenses', 'pos', 'seals'],
    ['accounting', 'approvals'],
    ['reconciling'],
    ['books'],
    ['evolve-books', 'feed', 'locked-days', 'records', 'snapshot'],
    ['correcting'],
    ['approving'],
    ['commands'],
    ['index'],
  ],
  'apps/api': [
    [
      'file-limit',
      'http',
      'moving',
      'openapi',
      'private-files',
      'projections-place',
      'store-place',
    ],
    ['backing-up', 'past-rows'],
    ['composition'],
    ['limits', 'move'],
    ['access'],
    ['commands', 'contact', 'labels', 'reading', 'rehearsal', 'views'],
    ['exporting', 'operations', 'search', 'statistics'],
    ['health', 'journal-search', 'live', 'registers'],
    [
      'attachments',
      'catalog',
      'document-types',
      'erasures',
      'exchange',
      'importing',
      'mailing',
      'print-models',
      'seals',
      'series',
      'stock',
      'vat',
    ],
    ['billing', 'dashboard', 'jobs', 'parties', 'payments'],
    [
      'accounting',
      'books',
      'documents',
      'expenses',
      'fiscal',
      'images',
      'inspection',
      'notifications',
      'treasury',
    ],
    ['identity', 'past', 'printing'],
    ['back-office', 'demo', 'gate', 'integrations', 'reports', 'service-admin'],
    ['approvals', 'companies', 'explain', 'members', 'paper-links', 'pos'],
    ['setup', 'shifts'],
    ['areas', 'platform'],
    ['app.module', 'configuration'],
    ['backup', 'create-api', 'rebuild', 'restore', 'skip'],
    ['index', 'serve'],
    ['main'],
  ],
  'apps/admin': [
    ['history', 'till-store'],
    ['boot'],
    ['formats', 'i18n', 'theme'],
    ['dialogs', 'http', 'routing', 'skeletons'],
    ['session', 'shortcuts'],
    ['admin', 'live'],
    ['compare', 'fields'],
    ['help-links', 'images', 'layout', 'rehearsal'],
    ['article-inputs', 'entry', 'explain', 'integrations'],
    ['account', 'management', 'pos'],
    [
      'attachments',
      'cash-registers',
      'categories',
      'document-types',
      'filters',
      'jobs',
      'notifications',
      'one-document',
      'sending',
      'series',
      'settings',
      'users',
      'vat',
    ],
    ['company', 'fiscal', 'imports', 'print-models', 'printing', 'statement'],
    ['audit', 'bulk-work', 'clients', 'help', 'labels', 'pages'],
    ['billing', 'entities', 'past', 'payments', 'suppliers'],
    [
      'accounting',
      'approvals',
      'documents',
      'exchange',
      'expenses',
      'operations',
      'service-admin',
      'shell',
      'shifts',
      'stock',
      'treasury',
    ],
    ['articles', 'books', 'dashboard'],
    ['home', 'reports', 'scanner'],
    ['office'],
    ['app'],
    ['main'],
  ],
};

/**
 * Where only imports of values count: the events, the commands and the books of all contexts are
 * one type each.
 */
const valuesOnly = ['libs/domain'];

const sourceOf = (names) => `(${names.join('|').replaceAll('.', '\\.')})(?:/|\\.tsx?$)`;
const support = '\\.(spec|contract)\\.tsx?$|/contract/|/testing/';

/** A rule per floor: what stands on it imports itself and what is below. */
const rulesOfFloors = (list = floors) =>
  Object.entries(list).flatMap(([home, storeys]) =>
    storeys.map((names, index) => {
      const source = `(?:^|/)${home}/src/`;
      const below = storeys.slice(0, index).flat();
      return {
        name: floorName(home, index),
        comment: `${names.join(', ')} import from lower floors only, see scripts/checks/floors.cjs`,
        severity: 'error',
        from: { path: `${source}${sourceOf(names)}`, pathNot: support },
        to: {
          path: source,
          pathNot: [`${source}${sourceOf(['$1', ...below])}`, support],
          ...(valuesOnly.includes(home) && { dependencyTypesNot: ['type-only'] }),
        },
      };
    }),
  );

/** The name of a floor's rule, `domain-floor-1` for the lowest of `libs/domain`. */
const floorName = (home, index) => `${home.split('/').at(-1)}-floor-${index + 1}`;

module.exports = { floors, floorName, rulesOfFloors, valuesOnly };
