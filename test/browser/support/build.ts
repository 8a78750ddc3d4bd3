import { buildStale } from '../../../scripts/bootstrap/build.mjs';

/** Runs once before the tests: what they start is never older than the sources. */
export default buildStale;
