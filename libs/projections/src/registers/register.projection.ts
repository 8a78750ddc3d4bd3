import { applyChanges, type FieldChanges, type RegisterEvent } from '@balcao/domain';
import type { Collection, Row } from '@balcao/read-store';
import {
  defineProjection,
  type AnyProjection,
  type EventShape,
  type Folded,
  type Unstamped,
} from '../projection.js';

/** What the row of every plain record has. */
export interface RegisterRow extends Row {
  readonly isArchived: boolean;
}

/** What a plain record's rows follow from. */
export interface RegisterProjection<R extends RegisterRow> {
  /** What the screen shows, in kebab-case. */
  readonly name: string;
  /** As the domain's register calls its events: `Article` of `ArticleRegistered`. */
  readonly noun: string;
  readonly collection: Collection<R>;
  /** What records of older events lack. */
  readonly defaults?: Partial<R>;
}

type AnyRegisterEvent = RegisterEvent<string, object>;

/** The types of the four events of a register. */
export function registerEventTypes(noun: string): readonly string[] {
  return ['Registered', 'Changed', 'Archived', 'Restored'].map((what) => `${noun}${what}`);
}

/** The rows of a register: its fields as they are now, and whether it is archived. */
export function registerProjection<R extends RegisterRow>({
  name,
  noun,
  collection,
  defaults = {},
}: RegisterProjection<R>): AnyProjection {
  return defineProjection<R, AnyRegisterEvent & EventShape>({
    name,
    category: 'journal',
    collection,
    events: registerEventTypes(noun) as AnyRegisterEvent['type'][],
    keys: ({ data }) => [{ id: data.id }],
    fold: (row, event) => foldRegister<R>(noun, row, event, defaults),
  });
}

/** Folds one event into a register's row; takes only the events of `noun`. */
export function foldRegister<R extends RegisterRow>(
  noun: string,
  row: R | undefined,
  { type, data }: Pick<Folded<AnyRegisterEvent>, 'type' | 'data'>,
  defaults: Partial<R> = {},
): Unstamped<R> | undefined {
  // The fields of the row are those of the register: its collection is declared with its row type.
  if (type === `${noun}Registered`) {
    return { ...defaults, ...data, isArchived: false } as unknown as R;
  }
  if (row === undefined) return undefined;
  switch (type) {
    case `${noun}Changed`:
      return applyChanges(row, data as FieldChanges<object>);
    case `${noun}Archived`:
      return { ...row, isArchived: true };
    case `${noun}Restored`:
      return { ...row, isArchived: false };
    default:
      return row;
  }
}
