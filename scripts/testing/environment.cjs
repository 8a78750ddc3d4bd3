const { TestEnvironment } = require('jest-environment-node');

/** What was begun before a file of tests ended may take so long to close. */
const CLOSES_WITHIN_MS = 20_000;
const ASK_EVERY_MS = 20;

/** Node opens a process's own streams at their first use, which is no test's doing. */
const ownStreams = () => [process.stdin, process.stdout, process.stderr];

/** What keeps a process from ending, by kind: sockets, servers, processes, timers. */
function openNow() {
  ownStreams();
  const counts = new Map();
  for (const kind of process.getActiveResourcesInfo()) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}

/** What is open now and was not before. */
function openedSince(before) {
  return [...openNow()].flatMap(([kind, count]) => {
    const more = count - (before.get(kind) ?? 0);
    return more > 0 ? [`${more} ${kind}`] : [];
  });
}

const pause = () => new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));

/**
 * The environment of a file of tests: a file that leaves something open fails. Its worker could not
 * end by itself, and would be ended by force.
 */
module.exports = class ClosingEnvironment extends TestEnvironment {
  #before = openNow();
  #seen = [];
  #closesWithinMs;

  constructor(config, context) {
    super(config, context);
    const { closesWithinMs = CLOSES_WITHIN_MS } = config.projectConfig.testEnvironmentOptions;
    this.#closesWithinMs = closesWithinMs;
  }

  /** Notes what is open after a part of the file, for the message. */
  noteOpen(part) {
    const open = openedSince(this.#before);
    if (open.length > 0) this.#seen.push(`\n  after ${part}: ${open.join(', ')}`);
  }

  async teardown() {
    await super.teardown();
    const giveUpAt = Date.now() + this.#closesWithinMs;
    while (openedSince(this.#before).length > 0) {
      if (Date.now() > giveUpAt) {
        const open = openedSince(this.#before).join(', ');
        throw new Error(`The tests left open: ${open}${this.#seen.join('')}`);
      }
      await pause();
    }
  }
};
