import {
  AMOUNT_MINOR_MAX,
  formatMinor,
  isQuantity,
  isRate,
  isUnitPrice,
  quantity,
  rate,
  unitPrice,
  type Quantity,
  type Rate,
  type UnitPrice,
} from '@balcao/pricing';
import type { ErrorCode, ErrorParams } from '../errors.js';
import type { NoParams } from '../kernel/index.js';
import type { Problems } from '../refusal.js';
import { isDay } from '../calendar.js';
import type { FieldsOf } from './register.events.js';

/** What a field's values look like: bodies of requests, their checks and description follow. */
export type FieldShape =
  | { readonly kind: 'text'; readonly max: number }
  | { readonly kind: 'checked' | 'reference' | 'flag' | 'day' | 'decimal' }
  | { readonly kind: 'word'; readonly words: readonly string[] }
  | { readonly kind: 'integer'; readonly min: number; readonly max: number }
  | { readonly kind: 'list'; readonly of: FieldShape; readonly max: number }
  | { readonly kind: 'record'; readonly fields: AnyFields };

/** Fields of any record, as far as their shapes go. */
export type AnyFields = Readonly<Record<string, Omit<Field<unknown>, 'read'>>>;

/** Reads one field; a value that is missing is `undefined`, a bad one is added to the problems. */
export interface Field<V> {
  readonly shape: FieldShape;
  /** Refused where it is missing; other fields stay empty, or have a value that is usual. */
  readonly hasToBeSent?: boolean;
  /** The refusal of a missing value, where the specification has a sentence for it. */
  readonly missing?: CodeWithoutParams | undefined;
  read(sent: unknown, path: string, problems: Problems, among?: SentRecord): V | undefined;
}

/** The record that a field is sent in, for one that is read with another. */
export type SentRecord = Readonly<Record<string, unknown>>;

/** A field that has to have a value. */
export interface RequiredField<V> extends Field<V> {
  readonly isRequired: true;
}

/** A reader for each field; fields that every record has take a required one. */
export type FieldsMap<F extends FieldsOf> = {
  readonly [K in keyof F]-?: undefined extends F[K]
    ? Field<Exclude<F[K], undefined>>
    : RequiredField<F[K]>;
};

type CodeWithoutParams = {
  [C in ErrorCode]: ErrorParams<C> extends NoParams ? C : never;
}[ErrorCode];

const isBlank = (sent: unknown) =>
  sent === undefined || sent === null || (typeof sent === 'string' && sent.trim() === '');

/** What a reader answers for a value of the wrong shape. */
const unreadable = Symbol('unreadable');

type Read<V> = Field<V>['read'];
type TryRead<V> = (
  sent: unknown,
  path: string,
  problems: Problems,
  among?: SentRecord,
) => V | undefined | typeof unreadable;

/** A field that is missing when it is blank. */
function field<V>(shape: FieldShape, read: TryRead<V>): Field<V> {
  const tryRead = complaining(read);
  return {
    shape,
    read: (sent, ...rest) => (isBlank(sent) ? undefined : tryRead(sent, ...rest)),
  };
}

/** Names the field in the problems when its value has the wrong shape. */
function complaining<V>(read: TryRead<V>): Read<V> {
  return (sent, path, problems, among) => {
    const value = read(sent, path, problems, among);
    if (value !== unreadable) return value;
    problems.add(path, 'field.invalid', { field: path });
    return undefined;
  };
}

/** The field must be there; `missing` is the sentence of the spec, where it has one. */
export function required<V>(inner: Field<V>, missing?: CodeWithoutParams): RequiredField<V> {
  return {
    shape: inner.shape,
    hasToBeSent: true,
    missing,
    isRequired: true,
    read(sent, path, problems, among) {
      if (!isBlank(sent)) return inner.read(sent, path, problems, among);
      if (missing === undefined) problems.add(path, 'field.required', { field: path });
      else problems.add(path, missing);
      return undefined;
    },
  };
}

/** Text without blanks around it, at most `max` characters. */
export function text(max: number): Field<string> {
  return field({ kind: 'text', max }, (sent, path, problems) => {
    if (typeof sent !== 'string') return unreadable;
    const trimmed = sent.trim();
    if (trimmed.length <= max) return trimmed;
    problems.add(path, 'field.tooLong', { field: path, max });
    return undefined;
  });
}

/** Text that a check accepts; `code` is its refusal. */
export function checked(
  accepts: (value: string) => boolean,
  code: CodeWithoutParams,
): Field<string> {
  return normalised((value) => (accepts(value) ? value : undefined), code);
}

/**
 * A text that is kept in one way, however it is written; `read` answers nothing for a bad one, and
 * may look at the other fields that were sent, as may the refusal.
 */
export function normalised(
  read: (value: string, among: SentRecord) => string | undefined,
  code: CodeWithoutParams | ((among: SentRecord) => CodeWithoutParams),
): Field<string> {
  return field({ kind: 'checked' }, (sent, path, problems, among = {}) => {
    const value = typeof sent === 'string' ? read(sent.trim(), among) : undefined;
    if (value === undefined) problems.add(path, typeof code === 'string' ? code : code(among));
    return value;
  });
}

/** One of a few words. */
export function oneOf<const V extends string>(...values: readonly V[]): Field<V> {
  return field(
    { kind: 'word', words: values },
    (sent) => values.find((v) => v === sent) ?? unreadable,
  );
}

/** True or false; without `byDefault` it has to be said. */
export function flag(byDefault?: boolean): RequiredField<boolean> {
  return {
    shape: { kind: 'flag' },
    hasToBeSent: byDefault === undefined,
    isRequired: true,
    read: complaining((sent, path, problems) => {
      if (typeof sent === 'boolean') return sent;
      if (sent !== undefined && sent !== null) return unreadable;
      if (byDefault === undefined) problems.add(path, 'field.required', { field: path });
      return byDefault;
    }),
  };
}

/** A whole number within bounds, both included. */
export function integer(min: number, max: number): Field<number> {
  return field({ kind: 'integer', min, max }, (sent, path, problems) => {
    if (typeof sent !== 'number' || !Number.isSafeInteger(sent)) return unreadable;
    if (sent >= min && sent <= max) return sent;
    if (max === AMOUNT_MINOR_MAX && Math.abs(sent) > max) {
      problems.add(path, 'amount.tooLarge', { max: formatMinor(max) });
    } else if (min === 0 && max === AMOUNT_MINOR_MAX) {
      problems.add(path, 'field.negative', { field: path });
    } else problems.add(path, 'field.outOfRange', { field: path, min, max });
    return undefined;
  });
}

/** Money in minor units, 0 or more. */
export const minorAmount = (): Field<number> => integer(0, AMOUNT_MINOR_MAX);

/** A calendar day, `2026-02-28`. */
export function day(): Field<string> {
  return field({ kind: 'day' }, (sent) =>
    typeof sent === 'string' && isDay(sent) ? sent : unreadable,
  );
}

/** The id of another record; whether it exists is a rule's matter. */
export const reference = (): Field<string> => ({ ...text(64), shape: { kind: 'reference' } });

/** Several values, each read by `inner`; at most `max`. An empty line is `emptyLine`'s matter. */
export function list<V>(
  inner: Field<V>,
  max: number,
  emptyLine?: (path: string, line: number, problems: Problems) => void,
): RequiredField<readonly V[]> {
  return {
    shape: { kind: 'list', of: inner.shape, max },
    isRequired: true,
    read: complaining((sent, path, problems) => {
      if (sent === undefined || sent === null) return [];
      if (!Array.isArray(sent)) return unreadable;
      if (sent.length > max) {
        problems.add(path, 'field.tooMany', { field: path, max });
        return undefined;
      }
      return sent.flatMap((one: unknown, index) => {
        if (isBlank(one)) emptyLine?.(`${path}.${index}`, index + 1, problems);
        const value = inner.read(one, `${path}.${index}`, problems);
        return value === undefined ? [] : [value];
      });
    }),
  };
}

/** Several small records, each with fields of its own; at most `max`. */
export function entries<F extends FieldsOf>(
  fields: FieldsMap<F>,
  max: number,
): RequiredField<readonly F[]> {
  const entry = field<F>({ kind: 'record', fields }, (sent, path, problems) => {
    if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return unreadable;
    return readFields(fields, { ...sent }, problems, `${path}.`);
  });
  return list(entry, max);
}

/** A field whose plain state, false or no lines, is kept as a missing value. */
export function sparse<V>(inner: Field<V>): Field<V> {
  return {
    shape: inner.shape,
    read: (sent, path, problems) => {
      const value = inner.read(sent, path, problems);
      return value === false || (Array.isArray(value) && value.length === 0) ? undefined : value;
    },
  };
}

/** A decimal of 0 or more, of at most 6 places. */
export const quantityField = (): Field<Quantity> => decimal(isQuantity, quantity);
/** The price or rate of one unit: a decimal of 0 or more, of at most 6 places. */
export const unitPriceField = (): Field<UnitPrice> => decimal(isUnitPrice, unitPrice);
/** A percentage of 0 or more. */
export const rateField = (): Field<Rate> => decimal(isRate, rate);

function decimal<V>(accepts: (sent: unknown) => boolean, read: (text: string) => V): Field<V> {
  return field({ kind: 'decimal' }, (sent) =>
    typeof sent === 'string' && accepts(sent) ? read(sent) : unreadable,
  );
}

/** Reads all fields; what comes back is only a record when no problem was added. */
export function readFields<F extends FieldsOf>(
  fields: FieldsMap<F>,
  sent: Readonly<Record<string, unknown>>,
  problems: Problems,
  /** Of the paths of what is wrong: `prices.0.`. */
  within = '',
): F {
  const record: Record<string, unknown> = {};
  for (const name in fields) {
    const value = fields[name].read(sent[name], `${within}${name}`, problems, sent);
    if (value !== undefined) record[name] = value;
  }
  return record as F;
}
