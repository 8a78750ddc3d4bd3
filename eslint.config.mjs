import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const typescript = ['**/*.{ts,tsx}'];
const specs = ['**/*.spec.{ts,tsx}', '**/*.contract.ts', '**/contract/**/*.ts', 'test/**/*.ts'];
const configs = ['*.{mjs,cjs,ts}', 'apps/*/*.config.ts'];

/**
 * A run over everything (`npm run check`) asks one program for the types of all the server's files,
 * where each package's own would read and infer those of the packages it uses once more. A few
 * files, as in an editor, are answered sooner by the packages they belong to.
 */
const typesFrom = (tsconfig) =>
  process.env['LINT_ALL'] === undefined ? { projectService: true } : { project: tsconfig };

/** What the style of the house bans everywhere, with the reason in the message. */
const banned = [
  { selector: 'TSEnumDeclaration', message: 'A union of strings needs no code at run time.' },
  {
    selector: 'ExportDefaultDeclaration',
    message: 'A name given once at home is the same everywhere: export it by name.',
  },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: 'Ids come from the context; properties come from fast-check.',
  },
];

/** Where quantities and prices are read: a float must not slip in before pricing has them. */
const decimalsOnly = [
  ...banned,
  {
    selector: 'CallExpression[callee.name=/^(Number|parseFloat)$/]',
    message: 'Quantities, prices and rates are decimal strings: compute with the decimals.',
  },
];

const onlyExactMatchers = [
  ...banned,
  {
    selector: 'MemberExpression[property.name=/^toBe(Truthy|Falsy)$/]',
    message: 'Assert the value: toBe(true), toEqual(…). A promise is always truthy.',
  },
];

export default tseslint.config(
  {
    ignores: [
      ...['**/dist/', '**/node_modules/', 'data/', 'backup/', '.cache/', 'coverage/'],
      ...['test-results/', 'playwright-report/', 'test/architecture/seeded/'],
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: typescript,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        ...typesFrom('tsconfig.lint.json'),
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/no-invalid-void-type': ['error', { allowInGenericTypeArguments: true }],
      // There are no enums here, and `#` fields tell classes apart by themselves: a quarter of the
      // time of a run would look for what cannot be.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    rules: {
      eqeqeq: 'error',
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 70, skipComments: true, skipBlankLines: true }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...banned],
    },
  },
  {
    files: ['libs/domain/src/{catalog,documents}/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...decimalsOnly] },
  },
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: { globals: globals.node },
    rules: { 'no-undef': 'error' },
  },
  {
    files: ['apps/admin/public/**/*.js'],
    languageOptions: { globals: globals.browser, sourceType: 'script' },
    rules: { 'no-redeclare': ['error', { builtinGlobals: false }] },
  },
  {
    files: ['apps/admin/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    languageOptions: { parserOptions: typesFrom('apps/admin/tsconfig.json') },
    rules: { 'no-console': ['error', { allow: ['error', 'warn'] }] },
  },
  {
    files: specs,
    rules: {
      // A describe is as long as its tests are many, and a matcher may look at any method.
      'max-lines-per-function': 'off',
      // The one line that says what was left out.
      'no-console': ['error', { allow: ['info', 'warn'] }],
      '@typescript-eslint/unbound-method': 'off',
      'no-restricted-syntax': ['error', ...onlyExactMatchers],
    },
  },
  {
    // Playwright's fixtures say by an empty pattern that they need no other.
    files: ['test/browser/**/*.ts'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  { files: configs, rules: { 'no-restricted-syntax': 'off' } },
);
