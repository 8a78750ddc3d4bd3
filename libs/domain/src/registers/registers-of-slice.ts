import type { Evolve, UndoLog } from '../kernel/index.js';
import type { AnyFields } from './fields.js';
import type { RegisterEvent } from './register.events.js';
import type { DataFormat, Register, RegisterDefinition } from './register.js';

/** A kind of plain record, whichever its fields are. */
export interface AnyRegister {
  readonly noun: string;
  readonly since?: DataFormat;
  readonly fields: AnyFields;
  readonly create: (undo: UndoLog) => unknown;
}

/** Registers of one context, by what its slice calls them. */
export type Registers = Readonly<Record<string, AnyRegister>>;

/** Their part of the slice: what is in the books of each. */
export type RecordsOf<R extends Registers> = {
  readonly [K in keyof R]: ReturnType<R[K]['create']>;
};

/** Their events. */
export type EventsOf<R extends Registers> = {
  [K in keyof R]: R[K] extends RegisterDefinition<infer Noun, infer F>
    ? RegisterEvent<Noun, F>
    : never;
}[keyof R];

/** The registers of a slice, before their first events. */
export function createRecords<R extends Registers>(registers: R, undo: UndoLog): RecordsOf<R> {
  const created = Object.entries(registers).map(([key, one]) => [key, one.create(undo)] as const);
  // Each register under its own name is the type.
  return Object.fromEntries(created) as RecordsOf<R>;
}

/** How the events of registers change their part of the slice. */
export function evolveRecords<R extends Registers>(
  registers: R,
): Evolve<RecordsOf<R>, EventsOf<R>> {
  const each = Object.entries(registers).map(([key, register]) => {
    const { evolve } = register as RegisterDefinition<string, object>;
    return evolve((slice: RecordsOf<R>) => slice[key] as Register<object>);
  });
  return Object.assign({}, ...each) as Evolve<RecordsOf<R>, EventsOf<R>>;
}
