import base from '../../jest.config.mjs';
import { root } from '../bootstrap/paths.mjs';

/** All tests, the HTTP tests in the groups that `writeGroups` has written. */
export default {
  ...base,
  rootDir: root,
  testMatch: [...base.testMatch, '<rootDir>/.cache/e2e/*.spec.ts'],
  testPathIgnorePatterns: [...base.testPathIgnorePatterns, '<rootDir>/test/e2e/'],
};
