/**
 * Who may import whom. Each rule is broken by one file under `test/architecture/seeded`; those of
 * the floors are broken by `test/architecture/floors.spec.ts`, from their own list.
 */
const { rulesOfFloors } = require('./scripts/checks/floors.cjs');

/** Where a path starts: the repository's root, or the seeded tree's. */
const at = '(?:^|/)';
const libs = `${at}libs/`;
const apps = `${at}apps/`;
const undeclared = ['npm-no-pkg', 'npm-unknown'];
const spec = '\\.(spec|contract)\\.tsx?$|/contract/|/testing/';

/** A lib may import, among our own packages, these alone. */
const only = (lib, allowed) => ({
  name: `${lib}-knows-only-${allowed.join('-') || 'itself'}`,
  comment: `libs/${lib} stands on ${allowed.join(', ') || 'nothing of ours'}`,
  severity: 'error',
  from: { path: `${libs}${lib}/`, pathNot: spec },
  to: { path: `${libs}|${apps}`, pathNot: `${libs}(${[lib, ...allowed].join('|')})/` },
});

/** A client library that only one adapter folder of one port may know. */
const clientOf = (adapter, client, ports, standIn = '^$') => ({
  name: `${adapter}-client-in-its-adapter`,
  comment: `${client} is imported by the ${adapter} adapters, a stand-in of its server and no other`,
  severity: 'error',
  from: { pathNot: [`${libs}(${ports})/src/${adapter}/`, standIn] },
  to: { path: `(^|node_modules/)(${client})(/|$)` },
});

module.exports = {
  forbidden: [
    only('pricing', []),
    only('domain', ['pricing']),
    only('contracts', ['pricing', 'domain']),
    only('messages', ['pricing', 'domain', 'contracts']),
    only('sqlite', []),
    only('event-store', ['sqlite']),
    only('read-store', ['sqlite']),
    only('jobs', ['sqlite']),
    only('blobs', []),
    only('delivery', []),
    only('printing', ['domain', 'messages', 'pricing']),
    only('fiscal', ['messages', 'pricing']),
    only('verifier', []),
    only('journal', ['domain', 'pricing', 'event-store', 'read-store']),
    only('projections', ['domain', 'pricing', 'contracts', 'event-store', 'read-store']),
    {
      name: 'pricing-uses-no-package',
      comment: 'pricing runs in the browser, on the server and at the till, with nothing to load',
      severity: 'error',
      from: { path: `${libs}pricing/`, pathNot: spec },
      to: { path: 'node_modules/' },
    },
    {
      name: 'domain-uses-no-package',
      comment:
        'the books know no framework, and of libraries only the sums that they are chained by',
      severity: 'error',
      from: { path: `${libs}domain/`, pathNot: spec },
      to: { path: 'node_modules/', pathNot: 'node_modules/(@balcao|@noble/hashes)/' },
    },
    {
      name: 'pure-code-does-no-io',
      comment: 'what the browser also runs, and what decides, has no node: module',
      severity: 'error',
      from: {
        path: [`${libs}(pricing|domain|contracts|messages)/`, `${apps}admin/src/`],
        pathNot: spec,
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'contexts-meet-at-their-index',
      comment: 'a context of the domain is entered through its index.ts',
      severity: 'error',
      from: { path: `${libs}domain/src/([^/]+)/`, pathNot: spec },
      to: { path: `${libs}domain/src/[^/]+/`, pathNot: [`${libs}domain/src/$1/`, '/index\\.ts$'] },
    },
    ...rulesOfFloors(),
    {
      name: 'adapters-do-not-meet',
      comment: 'an adapter stands on its port, never on another adapter',
      severity: 'error',
      from: {
        path: `${libs}([^/]+)/src/(sqlite|eventstoredb|mongodb|redis|gridfs|files|memory|folder|smtp|log)/`,
      },
      to: {
        path: `${libs}[^/]+/src/(sqlite|eventstoredb|mongodb|redis|gridfs|files|memory|folder|smtp|log)/`,
        pathNot: `${libs}$1/src/$2/`,
      },
    },
    clientOf(
      'sqlite',
      '@photostructure/sqlite',
      'event-store|read-store|jobs',
      `${libs}sqlite/src/data-file/`,
    ),
    clientOf(
      'eventstoredb',
      '@eventstore/db-client',
      'event-store',
      `${at}test/stand-ins/eventstoredb/`,
    ),
    clientOf('mongodb', 'mongodb', 'read-store', `${at}libs/blobs/src/gridfs/`),
    clientOf('redis', 'bullmq|ioredis', 'jobs'),
    clientOf('smtp', 'nodemailer', 'delivery', `${at}libs/delivery/src/folder/`),
    {
      name: 'adapters-are-chosen-in-the-composition-root',
      comment: 'which store is used is decided once: in composition/ of each app',
      severity: 'error',
      from: { path: `${apps}(api|projector)/src/`, pathNot: ['/src/composition(/|\\.ts$)', spec] },
      to: {
        path: `${libs}[^/]+/src/(sqlite|eventstoredb|mongodb|redis|gridfs|files|memory|folder|smtp|log)/`,
      },
    },
    {
      name: 'admin-knows-only-the-wire',
      comment:
        'the back office knows contracts, messages, pricing, papers and the pure rules of the domain',
      severity: 'error',
      from: { path: `${apps}admin/` },
      to: {
        path: `${libs}|${apps}`,
        pathNot: [`${apps}admin/`, `${libs}(contracts|messages|pricing|domain|printing)/`],
      },
    },
    {
      name: 'libs-know-no-app',
      severity: 'error',
      comment: 'apps stand on libs, never the other way about',
      from: { path: libs },
      to: { path: apps },
    },
    {
      name: 'no-cycle',
      comment: 'two modules that need each other are one module, or three',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphan',
      comment: 'nobody imports it and it imports nobody: it is dead',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.(config\\.(mjs|ts)|cjs|d\\.ts)$|(^|/)\\.[^/]+$',
          `${at}scripts/`,
          `${apps}admin/public/`,
          `${at}(libs|apps)/[^/]+/src/(main|index)\\.tsx?$`,
          spec,
        ],
      },
      to: {},
    },
    {
      name: 'no-deep-import',
      comment: 'another package is entered by its name and its exports, not by its folders',
      severity: 'error',
      from: { path: `${at}(libs|apps)/([^/]+)/` },
      to: {
        path: `${at}(libs|apps)/[^/]+/`,
        pathNot: `${at}$1/$2/`,
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased', 'npm', 'npm-no-pkg', 'npm-unknown', 'aliased-workspace'],
      },
    },
    {
      name: 'no-undeclared-package',
      comment: 'a package that is imported stands in the package.json of who imports it',
      severity: 'error',
      from: {},
      to: { dependencyTypes: undeclared },
    },
    {
      name: 'no-unresolvable',
      comment:
        'also what a path past the exports of a package ends in; addresses of files are for Vite',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|\\?url$' },
    },
    {
      name: 'no-dev-package-in-the-product',
      comment: 'what only the tests have is not there when the product runs',
      severity: 'error',
      from: { path: `${at}(libs|apps)/[^/]+/src/`, pathNot: spec },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only', 'npm'],
        pathNot: '/@types/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '^((libs|apps)/[^/]+/dist|test/(bench|crash|fuzz|reference)/dist|\\.cache|coverage|data|test/architecture/seeded|test/reference/client)/',
    },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    parser: 'tsc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'types', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
