import type { Container, Evolve, UndoLog } from '../kernel/index.js';
import { Table } from '../kernel/index.js';
import type { FieldsMap } from './fields.js';
import type { FieldChanges, FieldsOf, RegisterEvent } from './register.events.js';

/** A record as the books keep it. */
export type RegisterRecord<F extends FieldsOf> = F & {
  readonly id: string;
  readonly isArchived: boolean;
};

/** For a unique field, the values that a record takes. */
export type UniqueFields<F extends FieldsOf> = {
  readonly [K in keyof F]?: (fields: F) => readonly string[];
};

/** The records of one kind. */
export class Register<F extends FieldsOf> implements Container {
  readonly #records: Table<RegisterRecord<F>>;
  /** Which record has a unique value. */
  readonly #holders: Table<string>;
  readonly #unique: UniqueFields<F>;

  constructor(undo: UndoLog, unique: UniqueFields<F>) {
    this.#records = new Table(undo);
    this.#holders = new Table(undo);
    this.#unique = unique;
  }

  get size(): number {
    return this.#records.size;
  }

  get(id: string): RegisterRecord<F> | undefined {
    return this.#records.get(id);
  }

  values(): IterableIterator<RegisterRecord<F>> {
    return this.#records.values();
  }

  /** The id of the record that has the unique value, letter case aside. */
  holderOf(field: string & keyof F, value: string): string | undefined {
    return this.#holders.get(holderKey(field, value));
  }

  /** Each unique value of the fields. */
  *uniqueValues(fields: F): Generator<{ field: string & keyof F; value: string; index: number }> {
    for (const field in this.#unique) {
      const values = this.#unique[field]?.(fields) ?? [];
      for (const [index, value] of values.entries()) yield { field, value, index };
    }
  }

  add(id: string, fields: F): void {
    this.#put({ ...fields, id, isArchived: false });
  }

  change(id: string, changes: FieldChanges<F>): void {
    const record = this.#existing(id);
    this.#dropHolders(record);
    this.#put(applyChanges(record, changes));
  }

  markArchived(id: string, isArchived: boolean): void {
    this.#records.set(id, { ...this.#existing(id), isArchived });
  }

  dump(): unknown {
    return { records: this.#records.dump(), holders: this.#holders.dump() };
  }

  load(dumped: unknown): void {
    const { records, holders } = dumped as { records: unknown; holders: unknown };
    this.#records.load(records);
    this.#holders.load(holders);
  }

  #put(record: RegisterRecord<F>): void {
    this.#records.set(record.id, record);
    for (const { field, value } of this.uniqueValues(record)) {
      this.#holders.set(holderKey(field, value), record.id);
    }
  }

  #dropHolders(record: RegisterRecord<F>): void {
    for (const { field, value } of this.uniqueValues(record)) {
      this.#holders.delete(holderKey(field, value));
    }
  }

  #existing(id: string): RegisterRecord<F> {
    const record = this.#records.get(id);
    if (!record) throw new RangeError(`no record ${id}`);
    return record;
  }
}

/** The record after the change; a field that only `before` names has no value any more. */
export function applyChanges<R extends object>(record: R, changes: FieldChanges<object>): R {
  const kept = Object.entries(record).filter(([field]) => !(field in changes.before));
  return { ...Object.fromEntries(kept), ...changes.after } as R;
}

const holderKey = (field: string, value: string) => `${field}:${value.toUpperCase()}`;

/** The format of the data that kinds of events came with, and the version that reads it. */
export interface DataFormat {
  readonly format: number;
  readonly version: string;
}

/** A kind of plain record: its name, its fields and which of them are unique. */
export interface RegisterDefinition<Noun extends string, F extends FieldsOf> {
  readonly noun: Noun;
  /** Of its events; those of the first format without it. */
  readonly since?: DataFormat;
  readonly fields: FieldsMap<F>;
  readonly unique: UniqueFields<F>;
  readonly create: (undo: UndoLog) => Register<F>;
  /** How its events change the part of a slice that `of` picks. */
  readonly evolve: <S>(of: (slice: S) => Register<F>) => Evolve<S, RegisterEvent<Noun, F>>;
}

/** Declares a kind of plain record; events, slice, and deciders follow from it. */
export function defineRegister<Noun extends string, F extends FieldsOf>(definition: {
  readonly noun: Noun;
  readonly since?: DataFormat;
  readonly fields: FieldsMap<F>;
  readonly unique?: UniqueFields<F>;
}): RegisterDefinition<Noun, F> {
  const { noun, since, fields, unique = {} } = definition;
  return {
    noun,
    ...(since && { since }),
    fields,
    unique,
    create: (undo) => new Register(undo, unique),
    evolve: <S>(of: (slice: S) => Register<F>) => {
      const evolve = {
        [`${noun}Registered`]: (slice: S, { id, ...rest }: F & { readonly id: string }) => {
          of(slice).add(id, rest as unknown as F);
        },
        [`${noun}Changed`]: (slice: S, data: FieldChanges<F> & { readonly id: string }) => {
          of(slice).change(data.id, data);
        },
        [`${noun}Archived`]: (slice: S, { id }: { readonly id: string }) => {
          of(slice).markArchived(id, true);
        },
        [`${noun}Restored`]: (slice: S, { id }: { readonly id: string }) => {
          of(slice).markArchived(id, false);
        },
      };
      return evolve as unknown as Evolve<S, RegisterEvent<Noun, F>>;
    },
  };
}
