import { allRegisters } from '../records.js';

/** An event as a sample has it. */
export interface Sample {
  readonly type: string;
  readonly data: { readonly id: string };
}

/** The four events of each register that has texts only, by the files of their samples. */
export const textSamples: ReadonlyMap<string, Sample> = new Map(
  allRegisters
    .filter(({ fields }) => Object.values(fields).every(({ shape }) => shape.kind === 'text'))
    .flatMap(({ noun, fields }) => samplesOf(noun, Object.keys(fields)))
    .map((sample) => [`${sample.type}.v1.json`, sample] as const),
);

function samplesOf(noun: string, fields: readonly string[]): readonly Sample[] {
  const id = noun.toUpperCase();
  const written = Object.fromEntries(fields.map((field) => [field, `A ${field}`]));
  const changed = { id, before: written, after: { ...written, name: 'Another name' } };
  return [
    { type: `${noun}Registered`, data: { id, ...written } },
    { type: `${noun}Changed`, data: changed },
    { type: `${noun}Archived`, data: { id } },
    { type: `${noun}Restored`, data: { id } },
  ];
}
