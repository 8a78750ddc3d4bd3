import type { Books } from '../books.js';
import type { RecordsOf, RegisterDefinition, Registers } from '../registers/index.js';
import { registerDeciders, type RegisterDeciders } from './register-deciders.js';

/** The deciders of a register by the names of its commands: `RegisterRegion`, `ChangeRegion`, … */
export type ByCommand<Noun extends string, F extends object, Options> = {
  readonly [N in Noun as `Register${N}`]: RegisterDeciders<N, F, Options>['register'];
} & { readonly [N in Noun as `Change${N}`]: RegisterDeciders<N, F, Options>['change'] } & {
  readonly [N in Noun as `Archive${N}`]: RegisterDeciders<N, F, Options>['archive'];
} & { readonly [N in Noun as `Restore${N}`]: RegisterDeciders<N, F, Options>['restore'] };

/** The deciders of a register, as the list of all commands has them. */
export function byCommand<Noun extends string, F extends object, Options>(
  { noun }: RegisterDefinition<Noun, F>,
  { register, change, archive, restore }: RegisterDeciders<Noun, F, Options>,
): ByCommand<Noun, F, Options> {
  const deciders: object = {
    [`Register${noun}`]: register,
    [`Change${noun}`]: change,
    [`Archive${noun}`]: archive,
    [`Restore${noun}`]: restore,
  };
  // Each with the name of its command is the type.
  return deciders as ByCommand<Noun, F, Options>;
}

type DecidersOf<R extends Registers> = Intersected<
  {
    [K in keyof R]: R[K] extends RegisterDefinition<infer Noun, infer F>
      ? ByCommand<Noun, F, unknown>
      : never;
  }[keyof R]
>;

type Intersected<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void
  ? I
  : never;

/** The deciders of registers that have no rule beyond their fields and what is unique. */
export function plainDeciders<R extends Registers>(
  registers: R,
  of: (books: Books) => RecordsOf<R>,
): DecidersOf<R> {
  const each = Object.entries(registers).map(([key, register]) => {
    const definition = register as RegisterDefinition<string, object>;
    return byCommand(
      definition,
      registerDeciders(definition, (books) => of(books)[key] as never),
    );
  });
  return Object.assign({}, ...each) as DecidersOf<R>;
}
