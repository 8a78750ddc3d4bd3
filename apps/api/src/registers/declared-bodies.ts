import type { Type } from '@nestjs/common';
import { IntersectionType, OmitType, PartialType } from '@nestjs/swagger';
import type {
  AnyFields,
  FieldShape,
  RegisterDefinition,
  SentChanges,
  SentFields,
} from '@balcao/domain';
import {
  DecimalText,
  Day,
  Flag,
  NestedList,
  OneOf,
  RecordId,
  Text,
  Texts,
  WholeNumber,
  WholeNumbers,
  type Presence,
} from '../http/fields.js';
import type { SentObject } from '../http/shapes.js';
import { ExpectedRevisionBody, NewRecordBody } from './register.bodies.js';
import type { ChangedRecord, NewRecord } from './register.routes.js';

/** A new record as it is sent, every field of it. */
export type NewBody<F extends object> = NewRecord & SentFields<F>;
/** A change as it is sent: some fields, and the revision that the caller has seen. */
export type ChangeBody<F extends object> = ChangedRecord & SentChanges<F>;

/** Where the bodies of a register are not what its fields say. */
export interface Exceptions<F extends object> {
  /** Fields that follow from something else where they are left out. */
  readonly optional?: readonly (keyof F & string)[];
  /** Fields that follow from another one where that is sent: each with its name. */
  readonly instead?: { readonly [field in keyof F & string]?: keyof F & string };
  /** Fields that no change may touch. */
  readonly fixed?: readonly (keyof F & string)[];
}

/**
 * The bodies of a plain register's commands, from its fields. A check here refuses what has the
 * wrong type, is missing, or is unreasonably long; all else is for the domain to say, in the exact
 * sentences. The description has the domain's own limits.
 */
export function declaredBodies<Noun extends string, F extends object>(
  { noun, fields }: RegisterDefinition<Noun, F>,
  { optional = [], instead = {}, fixed = [] }: Exceptions<F> = {},
): { readonly newBody: Type<NewBody<F>>; readonly changeBody: Type<ChangeBody<F>> } {
  const names: readonly string[] = [...optional];
  const sent = Object.entries<AnyFields[string]>(fields).map(([name, field]) => {
    return [name, names.includes(name) ? { ...field, hasToBeSent: false } : field] as const;
  });
  const newBody = classOf(`New${noun}Body`, Object.fromEntries(sent), NewRecordBody, instead);
  const changes = PartialType(OmitType(newBody, ['id', ...fixed] as never[]));
  const changeBody = IntersectionType(changes, ExpectedRevisionBody);
  Object.defineProperty(changeBody, 'name', { value: `Change${noun}Body` });
  return { newBody: newBody as Type<NewBody<F>>, changeBody };
}

/** A class that has the fields, named for the description. */
function classOf(
  name: string,
  fields: AnyFields,
  base: Type<object> = Object,
  instead: Readonly<Record<string, string | undefined>> = {},
): Type<object> {
  const body = { [name]: class extends base {} }[name] as Type<object>;
  // Where a missing field has a sentence of its own, the domain names all that are missing at once.
  const isSaidByDomain = Object.values(fields).some(
    ({ hasToBeSent, missing }) => hasToBeSent === true && missing !== undefined,
  );
  for (const [field, { shape, hasToBeSent = false }] of Object.entries(fields)) {
    const always = !hasToBeSent || isSaidByDomain;
    const other = instead[field];
    const optional =
      other === undefined ? always : (sent: SentObject) => typeof sent[other] === 'string';
    const required = hasToBeSent && other === undefined;
    const presence = { optional, described: { ...limitsOf(shape), required } };
    check(
      shape,
      presence,
      `${name.replace(/^New|Body$/g, '')}${upper(field)}Body`,
    )(body.prototype as object, field);
  }
  return body;
}

/** So many times what the domain takes is no mistake of a person. */
const looser = 10;
const checkedLengthMax = 254;

function check(shape: FieldShape, presence: Presence, nestedName: string): PropertyDecorator {
  switch (shape.kind) {
    case 'text':
      return Text(shape.max * looser, presence);
    case 'checked':
      return Text(checkedLengthMax, presence);
    case 'reference':
      return RecordId(presence);
    case 'word':
      return OneOf(shape.words, presence);
    case 'flag':
      return Flag(presence);
    case 'integer':
      return WholeNumber({ ...presence, ...(shape.min < 0 && { min: Number.MIN_SAFE_INTEGER }) });
    case 'day':
      return Day(presence);
    case 'decimal':
      return DecimalText(presence);
    case 'list': {
      const { of, max } = shape;
      if (of.kind === 'integer') return WholeNumbers(max * looser, presence);
      if (of.kind !== 'record') {
        return Texts({ max: max * looser, length: lengthIn(of) }, presence);
      }
      const entry = classOf(nestedName, of.fields);
      return NestedList(() => entry, max * looser, presence);
    }
    case 'record':
      throw new TypeError(`${nestedName}: records are sent in lists only`);
  }
}

const lengthIn = (shape: FieldShape): number =>
  shape.kind === 'text' ? shape.max * looser : checkedLengthMax;

/** The domain's limits, as a description names them. */
function limitsOf(shape: FieldShape): object {
  if (shape.kind === 'text') return { maxLength: shape.max };
  if (shape.kind === 'integer') return { minimum: shape.min, maximum: shape.max };
  return shape.kind === 'list' ? { maxItems: shape.max } : {};
}

const upper = (field: string): string => field.charAt(0).toUpperCase() + field.slice(1);
