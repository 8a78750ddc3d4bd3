import type { Schema } from './schema.js';

/** What the name of a field says of its values, as `docs/rules` of names has it. */
const formats: readonly (readonly [name: RegExp, type: string, of: Schema])[] = [
  // When goods leave: by the clock of the place, without a time zone.
  [/^startsAt$/, 'string', {}],
  [/At$/, 'string', { format: 'date-time', examples: ['2026-03-02T08:00:00.000Z'] }],
  [/(^on|On)$/, 'string', { format: 'date', examples: ['2026-03-02'] }],
  [/(^|[a-z])(minor|Minor)$/, 'number', { type: 'integer', examples: [125_000] }],
  [/(^revision|Revision)$/, 'number', { type: 'integer', examples: [118] }],
  [/(^count|Count)$/, 'number', { type: 'integer', examples: [3] }],
];

/** The format of a field by its name: instants end in `At`, days in `On`, amounts in `Minor`. */
export function formatOf(name: string, { type, enum: words }: Schema): Schema {
  if (words !== undefined) return {};
  const types = [type].flat();
  const found = formats.find(([shape, of]) => shape.test(name) && types.includes(of));
  if (found === undefined) return {};
  const [, , of] = found;
  if (of.type === undefined || typeof type === 'string') return of;
  return { ...of, type: types.map((one) => (one === 'number' ? 'integer' : (one ?? 'null'))) };
}
