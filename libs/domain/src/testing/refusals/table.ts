import { decide, type Command, type CommandOf, type CommandType } from '../../commands.js';
import type { CommandContext, decidersByContext } from '../../commands.js';
import type { DecideContext } from '../../decide.js';
import type { ErrorCode } from '../../errors.js';
import type { JournalEvent } from '../../events.js';
import { Trading } from '../stock.js';
import { aShopWithTill } from '../tills.js';
import { specify } from '../specify.js';

/** A command that a rule refuses, and the whole of what is said. */
export interface Refusal<T extends CommandType = CommandType> {
  readonly when: Omit<CommandOf<T>, 'type'>;
  readonly code: ErrorCode;
  /** The field that is named; a refusal of the whole command names none. */
  readonly at: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** What happened before; the shop with a till unless it is said. */
  readonly past?: readonly JournalEvent[];
  /** What was done after that. */
  readonly after: readonly Command[];
  /** Who sends it, and when: the owner on `mondayMorning` unless it is said. */
  readonly context: Partial<DecideContext>;
}

/** A row: the command is refused with this code, at this field, with these parameters. */
export const refused = <const W extends object>(
  when: W,
  code: ErrorCode,
  at = '',
  params: Readonly<Record<string, unknown>> = {},
) => ({ when, code, at, params, after: [] as readonly Command[], context: {} });

/** A row whose command is not known yet. */
type Row = Omit<Refusal, 'when'> & { readonly when: object };

/** Rows that are tried after these commands; the commands of the rows themselves come last. */
export const after = <R extends readonly Row[]>(commands: readonly Command[], ...rows: R): R =>
  rows.map((row) => ({ ...row, after: [...commands, ...row.after] })) as unknown as R;

/** Rows whose command somebody else sends, or at another time. */
export const within = <R extends readonly Row[]>(context: Partial<DecideContext>, ...rows: R): R =>
  rows.map((row) => ({ ...row, context })) as unknown as R;

/** Rows of a shop with a till in which this happened. */
export const given = <R extends readonly Row[]>(events: readonly JournalEvent[], ...rows: R): R =>
  rows.map((row) => ({ ...row, past: [...aShopWithTill(), ...events] })) as unknown as R;

/** Rows that are tried while there is no company. */
export const withoutCompany = <R extends readonly Row[]>(...rows: R): R =>
  rows.map((row) => ({ ...row, past: [] })) as unknown as R;

/** Commands that take everything their types allow. */
export const neverRefused: readonly [] = [];

/** The refusals of each command of a context: the compiler names the command that is missing. */
export type RefusalTable<K extends CommandContext> = {
  readonly [T in keyof (typeof decidersByContext)[K] & CommandType]: readonly Refusal<T>[];
};

type NounOf<T> = T extends `Register${infer N}` ? N : never;
/** What a register keeps, as its commands name it. */
type Noun = Extract<NounOf<CommandType>, CommandType extends infer T ? ArchivedBy<T> : never>;
type ArchivedBy<T> = T extends `Archive${infer N}` ? N : never;
type CommandOfRegister<N extends Noun> = `${'Register' | 'Change' | 'Archive' | 'Restore'}${N}`;
type FourOf<N extends Noun> = {
  readonly [T in CommandOfRegister<N> & CommandType]: readonly Refusal<T>[];
};
type FieldsOfNoun<N extends Noun> =
  CommandOf<`Register${N}` & CommandType> extends { readonly fields: infer F } ? F : never;

/**
 * The refusals that every register has: a taken id, an unknown one, one that is archived and one
 * that is not. `fields` are those of a whole record, `required` is the first that must be there.
 */
export function refusalsOfRegister<N extends Noun>(
  noun: N,
  fields: FieldsOfNoun<N>,
  required: string,
  id = 'NEW1',
): FourOf<N> {
  const command = (what: string, more: object = {}) =>
    ({ type: `${what}${noun}`, id, ...more }) as unknown as Command;
  const registered = command('Register', { fields });
  const archived = [registered, command('Archive')];
  const without = Object.fromEntries(
    Object.entries(fields as object).filter(([name]) => name !== required),
  );
  const unknown = (more: object) =>
    refused({ id: 'nobody', ...more }, 'record.notFound', '', { id: 'nobody' });
  const isArchived = (more: object) =>
    after(archived, refused({ id, ...more }, 'record.archived', '', { id }));
  const table = {
    Register: [
      ...after([registered], refused({ id, fields }, 'record.idTaken', 'id', { id })),
      refused({ id: 'a b', fields }, 'record.invalidId', 'id', { id: 'a b' }),
      refused({ id, fields: without }, 'field.required', required, { field: required }),
    ],
    Change: [unknown({ fields: {} }), ...isArchived({ fields: {} })],
    Archive: [unknown({}), ...isArchived({})],
    Restore: [
      unknown({}),
      ...after([registered], refused({ id }, 'record.notArchived', '', { id })),
    ],
  };
  return Object.fromEntries(
    Object.entries(table).map(([what, rows]) => [`${what}${noun}`, rows]),
  ) as unknown as FourOf<N>;
}

/** A row as a test tries it. */
export interface TriedRefusal {
  readonly name: string;
  /** The problems that are named; fails where nothing is refused. */
  readonly problems: () => readonly object[];
  /** Those of the table. */
  readonly said: readonly object[];
}

/** Every row of a table, each in a company of its own. */
export const tried = (table: object): readonly TriedRefusal[] =>
  Object.entries(table as Readonly<Record<string, readonly Refusal[]>>).flatMap(([type, rows]) =>
    rows.map((row) => ({
      name: [type, row.code, row.at, JSON.stringify(row.params)].join(' '),
      problems: () => problemsOf(type, row),
      said: [{ path: row.at, code: row.code, params: row.params }],
    })),
  );

function problemsOf(type: string, row: Refusal): readonly object[] {
  const { when, past = aShopWithTill(), after: before, context } = row;
  const trading = new Trading(past);
  for (const command of before) trading.run(command);
  const command = { ...when, type } as unknown as Command;
  return specify<Command>(decide)(...trading.events).when(command, context).refusal.problems;
}
