import plain from '../../jest.config.mjs';
import { root } from '../bootstrap/paths.mjs';

const [[pattern, [, swcOptions]]] = Object.entries(plain.transform);

/** Jest, for tests that run against faults; what hangs is ended from outside. */
export default {
  ...plain,
  rootDir: root,
  testEnvironment: '<rootDir>/scripts/mutants/environment.cjs',
  globalSetup: '<rootDir>/scripts/testing/note-build.cjs',
  testMatch: ['**/*.spec.ts'],
  testPathIgnorePatterns: [],
  testTimeout: 60_000,
  transform: { [pattern]: ['<rootDir>/scripts/mutants/transform.cjs', swcOptions] },
  reporters: [],
};
