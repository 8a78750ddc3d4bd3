import { createRequire } from 'node:module';
import { importsOf, knotsIn, placeOf } from './imports.mjs';

const { floors } = createRequire(import.meta.url)('./floors.cjs');

/**
 * How a package keeps to its floors: what is imported between its folders, what of it goes upwards
 * or stays on a floor, folders that have no floor and names that are no folder, and the cycles that
 * imports of values leave among folders and among files.
 */
export function measure(home, storeys = floors[home] ?? []) {
  const imports = importsOf(home);
  const places = new Set(imports.flatMap(({ from, to }) => [placeOf(from), placeOf(to)]));
  const floorOf = new Map(storeys.flatMap((names, at) => names.map((name) => [name, at])));
  const between = imports.filter(({ from, to }) => placeOf(from) !== placeOf(to));
  const upward = between.filter(
    ({ from, to }) => !(floorOf.get(placeOf(to)) < floorOf.get(placeOf(from))),
  );
  const values = imports.filter(({ isType }) => !isType);
  const arrows = (of, named) => of.map(({ from, to }) => [named(from), named(to)]);
  return {
    between,
    upward: upward.filter(({ isType }) => !isType),
    upwardTypes: upward.filter(({ isType }) => isType),
    withoutFloor: [...places].filter((place) => !floorOf.has(place)).sort(),
    withoutFolder: [...floorOf.keys()].filter((name) => !places.has(name)).sort(),
    folderKnots: knotsIn(arrows(values.filter(isBetween), placeOf)),
    fileKnots: knotsIn(arrows(values, (path) => path)),
  };
}

const isBetween = ({ from, to }) => placeOf(from) !== placeOf(to);

const say = (line) => process.stdout.write(`${line}\n`);

/** Prints what `measure` counts, a line per package, and what goes upwards. */
function print() {
  say('package      between  upward  upward types  folders in cycles  files in cycles');
  for (const home of Object.keys(floors)) {
    const found = measure(home);
    const cells = [found.between, found.upward, found.upwardTypes];
    const knotted = [found.folderKnots.flat(), found.fileKnots.flat()];
    const [between, upward, types, folders, files] = [...cells, ...knotted].map(({ length }) =>
      String(length),
    );
    say(
      `${home.padEnd(12)} ${between.padStart(7)} ${upward.padStart(7)} ${types.padStart(13)} ` +
        `${folders.padStart(18)} ${files.padStart(16)}`,
    );
    for (const { from, to } of found.upward) say(`  ${from} imports ${to}`);
  }
}

if (process.argv[1] === import.meta.filename) print();
