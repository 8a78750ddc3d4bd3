import type { RegisterRecord } from '../registers/index.js';

interface WithDefault {
  readonly isDefault: boolean;
}

/** One record of a register is offered first: a new one takes the place of the former. */
export function formerDefault<Noun extends string>(
  noun: Noun,
  records: Iterable<RegisterRecord<WithDefault>>,
  { id, fields }: { readonly id: string; readonly fields: WithDefault },
) {
  if (!fields.isDefault) return [];
  return [...records]
    .filter((other) => other.isDefault && other.id !== id)
    .map((other) => ({
      type: `${noun}Changed` as const,
      data: { id: other.id, before: { isDefault: true }, after: { isDefault: false } },
    }));
}
