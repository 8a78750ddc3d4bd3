import type { Books } from '../books.js';
import type { DecideContext } from '../decide.js';
import type { JournalEvent } from '../events.js';
import { Problems, refuse } from '../refusal.js';
import {
  changesBetween,
  readFields,
  withChanges,
  type ArchiveCommand,
  type ChangeCommand,
  type FieldsOf,
  type Register,
  type RegisterCommand,
  type RegisterDefinition,
  type RegisterEvent,
  type RegisterRecord,
  type RestoreCommand,
} from '../registers/index.js';
import { refuseStale, refuseTakenId } from '../threads/index.js';

/** What a rule of a register looks at. */
export interface RegisterFacts<F extends FieldsOf, Options> {
  readonly books: Books;
  readonly id: string;
  /** As they will be; only whole when there are no problems. */
  readonly fields: F;
  /** The record so far; missing when it is new. */
  readonly before?: RegisterRecord<F>;
  readonly options: Options;
  /** When it is decided. */
  readonly now: DecideContext['now'];
}

/** A value of a unique field that another record has. */
export interface TakenValue<F extends FieldsOf> {
  readonly field: string & keyof F;
  readonly value: string;
  readonly index: number;
}

/** The rules of one register, beyond the shapes of its fields. */
export interface RegisterRules<F extends FieldsOf, Options> {
  /** What follows from the fields that were sent, to be read as if it had been sent with them. */
  readonly fillIn?: (
    books: Books,
    sent: Readonly<Record<string, unknown>>,
    before: RegisterRecord<F> | undefined,
    context: DecideContext,
  ) => Readonly<Record<string, unknown>>;
  readonly check?: (facts: RegisterFacts<F, Options>, problems: Problems) => void;
  /** Says whether it has named the problem itself. */
  readonly taken?: (taken: TakenValue<F>, problems: Problems) => boolean;
  /** Facts that follow for other records. */
  readonly also?: (facts: RegisterFacts<F, Options>) => readonly JournalEvent[];
  readonly archiving?: (books: Books, record: RegisterRecord<F>) => void;
}

type Decided<Noun extends string, F extends FieldsOf> = readonly (
  | RegisterEvent<Noun, F>
  | JournalEvent
)[];

type RegisterDecider<C, Noun extends string, F extends FieldsOf> = (
  books: Books,
  command: C,
  context: DecideContext,
) => Decided<Noun, F>;

/** The four commands of a plain record. `Options` are what else the first two may carry. */
export interface RegisterDeciders<Noun extends string, F extends FieldsOf, Options> {
  readonly register: RegisterDecider<RegisterCommand<Noun, F> & Options, Noun, F>;
  readonly change: RegisterDecider<ChangeCommand<Noun, F> & Options, Noun, F>;
  readonly archive: RegisterDecider<ArchiveCommand<Noun>, Noun, F>;
  readonly restore: RegisterDecider<RestoreCommand<Noun>, Noun, F>;
}

/** The deciders of a register: shapes, unique fields, staleness, archiving, and its own rules. */
export function registerDeciders<Noun extends string, F extends FieldsOf, Options = unknown>(
  definition: RegisterDefinition<Noun, F>,
  of: (books: Books) => Register<F>,
  rules: RegisterRules<F, Options> = {},
): RegisterDeciders<Noun, F, Options> {
  const { noun } = definition;
  const names = Object.keys(definition.fields) as (string & keyof F)[];
  const event = (what: string, data: object) =>
    ({ type: `${noun}${what}`, data }) as RegisterEvent<Noun, F>;
  const existing = (books: Books, id: string) =>
    of(books).get(id) ?? refuse('record.notFound', { id });
  const active = (books: Books, id: string) => {
    const record = existing(books, id);
    return record.isArchived ? refuse('record.archived', { id }) : record;
  };
  const filledIn = (
    books: Books,
    fields: object,
    context: DecideContext,
    before?: RegisterRecord<F>,
  ) => {
    const sent = { ...fields };
    return rules.fillIn ? { ...sent, ...rules.fillIn(books, sent, before, context) } : sent;
  };
  const check = (facts: RegisterFacts<F, Options>, problems: Problems) => {
    // Rules read whole records: a field of the wrong shape is named first.
    problems.refuseIfAny();
    refuseTakenValues(of(facts.books), facts, problems, rules.taken);
    rules.check?.(facts, problems);
    problems.refuseIfAny();
  };
  return {
    register: (books, command, context) => {
      const { id } = command;
      refuseTakenId(books, id);
      const problems = new Problems();
      const sent = filledIn(books, command.fields, context);
      const fields = readFields(definition.fields, sent, problems);
      const facts = { books, id, fields, options: command, now: context.now };
      check(facts, problems);
      return [...(rules.also?.(facts) ?? []), event('Registered', { ...fields, id })];
    },
    change: (books, command, context) => {
      const { id } = command;
      const before = active(books, id);
      refuseStale(books, id, command.expectedRevision);
      const problems = new Problems();
      const sent = withChanges(before, filledIn(books, command.fields, context, before));
      const fields = readFields(definition.fields, sent, problems);
      const facts = { books, id, fields, before, options: command, now: context.now };
      check(facts, problems);
      const changes = changesBetween<F>(before, fields, names);
      if (!changes) return [];
      return [...(rules.also?.(facts) ?? []), event('Changed', { id, ...changes })];
    },
    archive: (books, { id, expectedRevision }) => {
      const record = active(books, id);
      refuseStale(books, id, expectedRevision);
      rules.archiving?.(books, record);
      return [event('Archived', { id })];
    },
    restore: (books, { id, expectedRevision }) => {
      if (!existing(books, id).isArchived) refuse('record.notArchived', { id });
      refuseStale(books, id, expectedRevision);
      return [event('Restored', { id })];
    },
  };
}

function refuseTakenValues<F extends FieldsOf, Options>(
  register: Register<F>,
  { id, fields }: RegisterFacts<F, Options>,
  problems: Problems,
  taken: RegisterRules<F, Options>['taken'],
): void {
  for (const unique of register.uniqueValues(fields)) {
    const { field, value } = unique;
    const holder = register.holderOf(field, value);
    if (holder === undefined || holder === id) continue;
    if (taken?.(unique, problems) !== true) problems.add(field, 'field.taken', { field, value });
  }
}
