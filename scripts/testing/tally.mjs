/** Counts over all runners, with the names of what failed and of what was left out. */
export class Tally {
  passed = 0;
  /** @type {string[]} */
  failed = [];
  /** @type {string[]} */
  skipped = [];

  /** @param {Tally} other */
  add(other) {
    this.passed += other.passed;
    this.failed.push(...other.failed);
    this.skipped.push(...other.skipped);
  }

  /** The closing lines: a name for each test that did not pass, then the counts alone. */
  toString() {
    return [
      '',
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

/** @param {{ passed?: number, failed?: string[], skipped?: string[] }} counts */
export const tallyOf = (counts) => Object.assign(new Tally(), counts);
