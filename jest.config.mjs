/** Unit, property, contract, HTTP and architecture tests, read from `src` without a build. */
export default {
  testEnvironment: '<rootDir>/scripts/testing/environment.cjs',
  globalSetup: '<rootDir>/scripts/testing/note-build.cjs',
  setupFiles: [
    '<rootDir>/scripts/testing/let-go.cjs',
    '<rootDir>/scripts/testing/name-plugins.cjs',
  ],
  // Machines that test may be busy: no test is held to a time, this only ends what hangs.
  testTimeout: 300_000,
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  testMatch: ['<rootDir>/{apps,libs,test}/**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/test/browser/'],
  modulePathIgnorePatterns: ['/dist/'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        swcrc: false,
        sourceMaps: 'inline',
        module: { type: 'es6' },
        jsc: {
          target: 'es2022',
          keepClassNames: true,
          parser: { syntax: 'typescript', decorators: true },
          transform: {
            legacyDecorator: true,
            decoratorMetadata: true,
            useDefineForClassFields: false,
          },
        },
      },
    ],
  },
};
