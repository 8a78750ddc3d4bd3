/** What an event of any type says, before it is known which fields it has. */
export type Values = Readonly<Record<string, unknown>>;

/** The fields of a value; none where it has none. */
export const fieldsOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? (value as Values) : none;

/** A value that is a text. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

const none: Values = {};
