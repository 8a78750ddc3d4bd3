import { tryOut } from './tests-of-faults.mjs';

/** So many files of tests are tried first, then, and after those all others, nearest first. */
const ROUNDS = [6, 24, Number.POSITIVE_INFINITY];
/** So many faults are tried in one world: what one leaves behind there may hit the next. */
const IN_A_WORLD = 20;
/** Files of tests that a fault left over is tried with once more, in a world of its own. */
const ONCE_MORE = 30;

const partsOf = (row, size) =>
  Array.from({ length: Math.ceil(row.length / size) }, (_, at) =>
    row.slice(at * size, (at + 1) * size),
  );

/** What became of each fault: what noticed it, by its number. */
/** @typedef {Map<number, string>} Caught */

/**
 * Tries the faults, each with its files of tests, and answers which of them were noticed and how.
 * @param {readonly import('./mutate.mjs').Mutant[]} mutants
 * @param {(mutant: import('./mutate.mjs').Mutant) => readonly string[]} specsOf the nearest first
 * @param {{ hangsAfterMs: number, show: (line: string) => void }} how
 * @returns {Promise<Caught>}
 */
export async function tryInRounds(mutants, specsOf, { hangsAfterMs, show }) {
  const caught = new Map();
  const isLeft = ({ id }) => !caught.has(id);
  let from = 0;
  for (const size of ROUNDS) {
    const trialOf = (mutant) => ({
      id: mutant.id,
      specs: specsOf(mutant).slice(from, from + size),
    });
    const left = mutants.filter(isLeft);
    show(`${left.length} faults, files of tests from ${from + 1} on`);
    await tryShared(left.filter(({ isStatic }) => !isStatic).map(trialOf), hangsAfterMs, caught);
    await tryApart(left.filter(({ isStatic }) => isStatic).map(trialOf), hangsAfterMs, caught);
    from += size;
  }
  // What a file works out as it is loaded, once in a world, was worked out without the fault.
  const again = mutants
    .filter((mutant) => isLeft(mutant) && !mutant.isStatic)
    .map((mutant) => ({ id: mutant.id, specs: specsOf(mutant).slice(0, ONCE_MORE) }));
  show(`${again.length} faults once more, each in a world of its own`);
  await tryApart(again, hangsAfterMs, caught);
  return caught;
}

const withTests = (trials) => trials.filter(({ specs }) => specs.length > 0);

async function tryShared(trials, hangsAfterMs, caught) {
  const doubtful = [];
  const worlds = partsOf(withTests(trials), IN_A_WORLD);
  const control = (world) => ({
    id: 0,
    specs: [...new Set(world.flatMap(({ specs }) => specs))],
  });
  const events = await tryOut(
    worlds.map((world) => [...world, control(world)]),
    hangsAfterMs,
  );
  const isBroken = brokenWorlds(events);
  for (const world of worlds) {
    for (const trial of world) {
      const what = noticed(events, trial.id);
      if (what === undefined) continue;
      if (isBroken(trial.id)) doubtful.push(trial);
      else caught.set(trial.id, what);
    }
  }
  await tryApart(doubtful, hangsAfterMs, caught);
}

async function tryApart(trials, hangsAfterMs, caught) {
  const events = await tryOut(
    withTests(trials).map((trial) => [trial]),
    hangsAfterMs,
  );
  for (const { id } of trials) {
    const what = noticed(events, id);
    if (what !== undefined) caught.set(id, what);
  }
}

/** The test that noticed it; one that hangs is noticed, too. */
function noticed(events, id) {
  const found = events.find(([what, of]) => of === id && (what === 'caught' || what === 'hung'));
  return found === undefined ? undefined : String(found[2] ?? 'tests hang');
}

/** Whether tests failed without any fault in the world in which this one was tried. */
function brokenWorlds(events) {
  const broken = new Set();
  let world = [];
  for (const [what, id] of events) {
    if (what === 'world') world = [];
    if (what === 'began' && id !== 0) world.push(id);
    if (what === 'caught' && id === 0) for (const each of world) broken.add(each);
  }
  return (id) => broken.has(id);
}
