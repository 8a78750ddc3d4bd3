import { allRegisters } from '../records.js';
import type { AnyFields } from '../registers/index.js';

/** An event as a sample has it. */
export interface Sample {
  readonly type: string;
  readonly data: { readonly id: string };
}

/** What fields are written with that are no plain texts. */
const values: Readonly<Record<string, string>> = { decimal: '20', day: '2026-01-01' };
const isWritten = (kind: string): boolean => kind === 'text' || kind in values;

/** The four events of each register whose values are all texts, by the files of their samples. */
export const textSamples: ReadonlyMap<string, Sample> = new Map(
  allRegisters
    .filter(({ fields }) => Object.values(fields).every(({ shape }) => isWritten(shape.kind)))
    .flatMap(({ noun, fields }) => samplesOf(noun, fields))
    .map((sample) => [`${sample.type}.v1.json`, sample] as const),
);

function samplesOf(noun: string, fields: AnyFields): readonly Sample[] {
  const id = noun.toUpperCase();
  const written = Object.fromEntries(
    Object.entries(fields).map(([field, { shape }]) => [field, values[shape.kind] ?? `A ${field}`]),
  );
  const changed = { id, before: written, after: { ...written, name: 'Another name' } };
  return [
    { type: `${noun}Registered`, data: { id, ...written } },
    { type: `${noun}Changed`, data: changed },
    { type: `${noun}Archived`, data: { id } },
    { type: `${noun}Restored`, data: { id } },
  ];
}
