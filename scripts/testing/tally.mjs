/** Counts over all runners, with the names of what failed, wavered or was left out. */
export class Tally {
  passed = 0;
  /** @type {string[]} */
  failed = [];
  /**
   * Tests that failed among others and passed by themselves; they are counted as passed.
   * @type {string[]}
   */
  unsteady = [];
  /** @type {string[]} */
  skipped = [];

  /** @param {Tally} other */
  add(other) {
    this.passed += other.passed;
    this.failed.push(...other.failed);
    this.unsteady.push(...other.unsteady);
    this.skipped.push(...other.skipped);
  }

  /** The closing lines: a name for each test that did not simply pass, then only the counts. */
  toString() {
    return [
      '',
      ...this.unsteady.map((name) => `unsteady, passed alone: ${name}`),
      ...this.failed.map((name) => `failed: ${name}`),
      ...this.skipped.map((name) => `skipped: ${name}`),
      `${this.passed} passed, ${this.failed.length} failed, ${this.skipped.length} skipped`,
      '',
    ].join('\n');
  }

  /** Nothing failed, and something ran: a run of no tests is no success. */
  isGood() {
    return this.failed.length === 0 && this.passed > 0;
  }
}

/** @param {Partial<Pick<Tally, 'passed' | 'failed' | 'unsteady' | 'skipped'>>} counts */
export const tallyOf = (counts) => Object.assign(new Tally(), counts);

/**
 * What a runner counted, and, where a handful failed, how to try those again.
 * @typedef {{ tally: Tally, tryAgain?: () => Promise<Tally> }} Outcome
 */

/**
 * The final count of a runner: what failed is tried again now, when nothing else runs.
 * @param {Outcome} outcome
 * @returns {Promise<Tally>}
 */
export const settled = async ({ tally, tryAgain }) => (await tryAgain?.()) ?? tally;

/** More failures than these are no busy machine but a broken product, and are not tried again. */
export const TRIED_AGAIN_MAX = 5;

/**
 * The tally in which tests that passed when run again by themselves count as passed, and are named.
 * @param {Tally} first
 * @param {ReadonlySet<string>} passedAlone
 */
export function triedAgain({ passed, failed, skipped }, passedAlone) {
  const unsteady = failed.filter((name) => passedAlone.has(name));
  return tallyOf({
    passed: passed + unsteady.length,
    failed: failed.filter((name) => !passedAlone.has(name)),
    unsteady,
    skipped,
  });
}
