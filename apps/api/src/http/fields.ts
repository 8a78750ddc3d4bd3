import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { RequestErrorCode } from '@balcao/messages';
import type { RequestProblem } from './request-error.js';
import {
  checkList,
  checkObject,
  declareField,
  noProblems,
  notOfItsType,
  type Check,
  type Field,
  type SentObject,
} from './shapes.js';

interface Presence {
  /** May be missing or null; a function where that depends on the other fields. */
  readonly optional?: boolean | ((body: SentObject) => boolean);
}

type Description = Exclude<Parameters<typeof ApiProperty>[0], undefined>;

/** A field, checked and described; required unless it may always be missing. */
function field(check: Check, description: Description, { optional }: Presence): PropertyDecorator {
  const isOptional: Field['isOptional'] = optional ?? false;
  return applyDecorators(
    ApiProperty({ ...description, required: isOptional !== true } as Description),
    (prototype: object, property: string | symbol) => {
      declareField(prototype, String(property), { check, isOptional });
    },
  );
}

const problem = (
  code: RequestErrorCode,
  params: RequestProblem['params'],
): readonly RequestProblem[] => [{ path: '', code, params }];

/** Characters as people count them: half a pair is none. */
const isLonger = (text: string, max: number): boolean =>
  text.length > max && (text.length > 2 * max || Array.from(text).length > max);

const checkText = (max: number): Check => {
  const tooLong = problem('request.tooLong', { max });
  return (value) => {
    if (typeof value !== 'string') return notOfItsType;
    return isLonger(value, max) ? tooLong : noProblems;
  };
};

const checkThat =
  (isRight: (value: unknown) => boolean): Check =>
  (value) =>
    isRight(value) ? noProblems : notOfItsType;

/** Text of at most `max` characters. What else it has to be is the domain's affair. */
export const Text = (max: number, options: Presence = {}): PropertyDecorator =>
  field(checkText(max), { type: String, maxLength: max }, options);

/** A quantity, price or rate as a decimal string. */
export const DecimalText = (options: Presence = {}): PropertyDecorator => Text(40, options);

/** The id of a record. */
export const RecordId = (options: Presence = {}): PropertyDecorator => Text(64, options);

/** A calendar day, `2026-02-28`. */
export const Day = (options: Presence = {}): PropertyDecorator => Text(10, options);

/** True or false, and no word or number that stands for it. */
export const Flag = (options: Presence = {}): PropertyDecorator =>
  field(
    checkThat((value) => typeof value === 'boolean'),
    { type: Boolean },
    options,
  );

/** A whole number within bounds, both included. */
export function WholeNumber(
  options: Presence & { readonly min?: number; readonly max?: number } = {},
): PropertyDecorator {
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = options;
  const outside = problem('request.outOfRange', { min, max });
  // Without a bound above there is nothing to say of one.
  const isAnyAmount = min === 0 && max === Number.MAX_SAFE_INTEGER;
  const below = isAnyAmount ? problem('request.negative', {}) : outside;
  const check: Check = (value) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) return notOfItsType;
    if (value < min) return below;
    return value > max ? outside : noProblems;
  };
  return field(check, { type: 'integer', minimum: min, maximum: max }, options);
}

/** One of a few words. */
export const OneOf = (words: readonly string[], options: Presence = {}): PropertyDecorator =>
  field(
    checkThat((value) => typeof value === 'string' && words.includes(value)),
    { enum: [...words] },
    options,
  );

/** At most `max` texts. */
export function Texts(
  { max, length }: { readonly max: number; readonly length: number },
  options: Presence = {},
): PropertyDecorator {
  const checkEach = checkText(length);
  // A list of words is one field of a form: what is wrong with a word is wrong with the list.
  const check: Check = (value) =>
    checkList(value, max, checkEach)
      .slice(0, 1)
      .map((found) => ({ ...found, path: '' }));
  return field(check, { type: String, isArray: true, maxItems: max }, options);
}

type Constructor = new () => object;

/** The shape as the description reads it: it takes a function of any other name for a class. */
function describedAs(shape: () => Constructor): () => Constructor {
  const type = (): Constructor => shape();
  return type;
}

/** An object of its own shape. */
export const Nested = (shape: () => Constructor, options: Presence = {}): PropertyDecorator =>
  field((value) => checkObject(shape(), value), { type: describedAs(shape) }, options);

/** At most `max` objects of one shape. */
export function NestedList(
  shape: () => Constructor,
  max: number,
  options: Presence = {},
): PropertyDecorator {
  const check: Check = (value) => checkList(value, max, (entry) => checkObject(shape(), entry));
  return field(check, { type: describedAs(shape), isArray: true, maxItems: max }, options);
}
