const { default: Sequencer } = require('@jest/test-sequencer');

/** The first of these that fits tells how long a file takes, the longest first. */
const longest = [
  /\.cache\/jest\/(http-|other-4)/,
  /test\/servers\/(jobs|several-nodes|mixtures|moving|books-check|erasures|backup|rolling)/,
  /redis-faults|mongo-faults|test\/(crash|fuzz)\//,
  /\.cache\/jest\//,
  /test\/servers\/|eventstoredb|redis|mongodb|till-crash|data-folder-denied|test\/start\//,
  /\.property\.|\.e2e\./,
];

const rank = ({ path }) => {
  const found = longest.findIndex((each) => each.test(path));
  return found === -1 ? longest.length : found;
};

/** Begins with what takes longest, so that no worker is left with it at the end. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return [...tests].sort((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1));
  }
};
