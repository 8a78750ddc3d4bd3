import { ERASED_TEXT, type PersonalFields, type PersonalScope } from './personal-fields.js';

type Values = Readonly<Record<string, unknown>>;

/** Fields by their place: `email1`, `before.email1`. */
export type PlacedFields = Readonly<Record<string, unknown>>;

/** An event's data without what is a person's own, and that by its scope. */
export interface SplitFields {
  readonly open: Values;
  readonly hidden: ReadonlyMap<PersonalScope, PlacedFields>;
}

/** Where a change keeps fields beside those of the event itself. */
const nests = ['before', 'after'] as const;

/** Takes the personal fields out of an event's data. */
export function splitPersonal(data: Values, { fields }: PersonalFields): SplitFields {
  const hidden = new Map<PersonalScope, Record<string, unknown>>();
  const openOf = (values: Values, place: string): Record<string, unknown> => {
    const open: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(values)) {
      const scope = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (scope === undefined || value === undefined) {
        open[name] = value;
        continue;
      }
      const held = hidden.get(scope) ?? {};
      held[`${place}${name}`] = value;
      hidden.set(scope, held);
    }
    return open;
  };
  const open = openOf(data, '');
  for (const nest of nests) {
    const nested = valuesIn(open[nest]);
    if (nested !== undefined) open[nest] = openOf(nested, `${nest}.`);
  }
  return { open, hidden };
}

/** Puts personal fields back where they were. */
export function joinPersonal(open: Values, placed: PlacedFields): Values {
  const joined: Record<string, unknown> = { ...open };
  for (const [place, value] of Object.entries(placed)) {
    const dot = place.indexOf('.');
    if (dot === -1) {
      joined[place] = value;
      continue;
    }
    const nest = place.slice(0, dot);
    joined[nest] = { ...valuesIn(joined[nest]), [place.slice(dot + 1)]: value };
  }
  return joined;
}

/** The data as they are once the scopes were erased: what must not be missing is the marker. */
export function withoutPersonal(
  data: Values,
  personal: PersonalFields,
  erased: ReadonlySet<PersonalScope>,
): Values {
  const { open, hidden } = splitPersonal(data, personal);
  const kept = [...hidden].filter(([scope]) => !erased.has(scope));
  const whole = kept.reduce((joined, [, placed]) => joinPersonal(joined, placed), open);
  const lost = personal.required.filter((name) => !(name in whole));
  return { ...whole, ...Object.fromEntries(lost.map((name) => [name, ERASED_TEXT])) };
}

function valuesIn(value: unknown): Values | undefined {
  return typeof value === 'object' && value !== null ? { ...value } : undefined;
}
