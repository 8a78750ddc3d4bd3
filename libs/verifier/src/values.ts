/** What is read of an event, whose shape nobody vouches for. */
export type Values = Readonly<Record<string, unknown>>;

/** A list of objects; empty of what is none. */
export const listIn = (values: Values, name: string): readonly Values[] => {
  const list = values[name];
  return Array.isArray(list) ? list.map(fields) : [];
};

/** A text; empty of what is none. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An amount; 0 of what is none. */
export const minor = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The fields of an object; none of what is none. */
export const fields = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? { ...value } : {};
