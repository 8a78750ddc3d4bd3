/** One of what can be chosen, and whether it is. */
export interface ChoiceEntry<N extends string> {
  readonly name: N;
  readonly isChosen: boolean;
}

/** All that there is: the chosen in their order, then the others. Nothing chosen yet means all. */
export function entriesOf<N extends string>(
  value: unknown,
  all: readonly N[],
): readonly ChoiceEntry<N>[] {
  const chosen = chosenOf(value, all);
  return [
    ...chosen.map((name) => ({ name, isChosen: true })),
    ...all.filter((name) => !chosen.includes(name)).map((name) => ({ name, isChosen: false })),
  ];
}

/** The chosen with one more at the end, or one less. */
export function toggled<N extends string>(
  value: unknown,
  all: readonly N[],
  name: N,
): readonly N[] {
  const chosen = chosenOf(value, all);
  return chosen.includes(name) ? chosen.filter((each) => each !== name) : [...chosen, name];
}

/** The chosen with one of them so many places further on. */
export function moved<N extends string>(
  value: unknown,
  all: readonly N[],
  name: N,
  by: -1 | 1,
): readonly N[] {
  const chosen = chosenOf(value, all);
  const at = chosen.indexOf(name);
  const to = at + by;
  if (at < 0 || to < 0 || to >= chosen.length) return chosen;
  const others = chosen.filter((each) => each !== name);
  return [...others.slice(0, to), name, ...others.slice(to)];
}

function chosenOf<N extends string>(value: unknown, all: readonly N[]): readonly N[] {
  if (!Array.isArray(value) || value.length === 0) return all;
  return value.flatMap((name) => all.filter((known) => known === name));
}
