import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import type { RequestErrorCode } from '@balcao/messages';
import type { RuleContext, SentObject } from './shapes.js';

/** Entries of a list in a body: more than rules accept, so that their own sentences refuse it. */
export const listSizes = { lines: 5_000, paymentRows: 50 } as const;

const rule = (code: RequestErrorCode, params: RuleContext['params'] = {}) => ({
  context: { code, params } satisfies RuleContext,
});
const invalid = rule('request.invalid');

type Description = Exclude<Parameters<typeof ApiProperty>[0], undefined>;

/** Whether a field has to be there, and how it is described. */
export interface Presence {
  /** May be missing or null; a function where that depends on the other fields. */
  readonly optional?: boolean | ((body: SentObject) => boolean);
  /** What the description says in addition, where the domain is stricter than this check. */
  readonly described?: Partial<Description>;
}

/** A field with its description and its rules; required unless it may always be missing. */
const field = (
  description: Description,
  { optional = false, described }: Presence,
  ...rules: readonly PropertyDecorator[]
): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ ...description, required: optional === false, ...described } as Description),
    ...rules,
    ...presence(optional),
  );

function presence(optional: boolean | ((body: SentObject) => boolean)) {
  if (typeof optional === 'boolean') return optional ? [IsOptional()] : [];
  const isAsked = (body: SentObject, value: unknown): boolean =>
    (value !== undefined && value !== null) || !optional(body);
  return [ValidateIf(isAsked)];
}

/** Text of at most `max` characters. What else it has to be is the domain's affair. */
export const Text = (max: number, options: Presence = {}): PropertyDecorator =>
  field(
    { type: String, maxLength: max },
    options,
    IsString(invalid),
    MaxLength(max, rule('request.tooLong', { max })),
  );

/** The options with an example for the description. */
const withExample = (example: string, { described, ...options }: Presence): Presence => ({
  ...options,
  described: { examples: [example], ...described },
});

/** A quantity, price or rate as a decimal string. */
export const DecimalText = (options: Presence = {}): PropertyDecorator =>
  Text(40, withExample('1450.00', options));

/** The id of a record. */
export const RecordId = (options: Presence = {}): PropertyDecorator =>
  Text(64, withExample('01KJ2Q3V4W5X6Y7Z8A9B0C1D2E', options));

/** A calendar day, `2026-02-28`. */
export const Day = (options: Presence = {}): PropertyDecorator =>
  Text(10, withExample('2026-02-28', options));

/** True or false, and no word or number that stands for it. */
export const Flag = (options: Presence = {}): PropertyDecorator =>
  field({ type: Boolean }, options, IsBoolean(invalid));

/** A whole number within bounds, both included. */
export function WholeNumber(
  options: Presence & { readonly min?: number; readonly max?: number } = {},
): PropertyDecorator {
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = options;
  const outside = rule('request.outOfRange', { min, max });
  // Without a bound above there is nothing to say of one.
  const isAnyAmount = min === 0 && max === Number.MAX_SAFE_INTEGER;
  return field(
    { type: 'integer', minimum: min, maximum: max },
    options,
    IsInt(invalid),
    Min(min, isAnyAmount ? rule('request.negative') : outside),
    Max(max, outside),
  );
}

/** One of a few words. */
export const OneOf = (words: readonly string[], options: Presence = {}): PropertyDecorator =>
  field({ enum: [...words] }, options, IsIn(words, invalid));

/** Some of a few words. */
export const Words = (words: readonly string[], options: Presence = {}): PropertyDecorator =>
  field(
    { enum: [...words], isArray: true, maxItems: words.length },
    options,
    IsArray(invalid),
    ArrayMaxSize(words.length, rule('request.tooMany', { max: words.length })),
    IsIn(words, { each: true, ...invalid }),
  );

/** At most `max` texts. A list of words is one field of a form: it is wrong as a whole. */
export const Texts = (
  { max, length }: { readonly max: number; readonly length: number },
  options: Presence = {},
): PropertyDecorator =>
  field(
    { type: String, isArray: true, maxItems: max },
    options,
    IsArray(invalid),
    ArrayMaxSize(max, rule('request.tooMany', { max })),
    IsString({ each: true, ...invalid }),
    MaxLength(length, { each: true, ...rule('request.tooLong', { max: length }) }),
  );

/** At most `max` whole numbers from 0 on. */
export const WholeNumbers = (max: number, options: Presence = {}): PropertyDecorator =>
  field(
    { type: 'integer', isArray: true, maxItems: max, minimum: 0 },
    options,
    IsArray(invalid),
    ArrayMaxSize(max, rule('request.tooMany', { max })),
    IsInt({ each: true, ...invalid }),
    Min(0, { each: true, ...rule('request.negative') }),
  );

type Constructor = new () => object;

/** The shape as the description reads it: it takes a function of any other name for a class. */
function describedAs(shape: () => Constructor): () => Constructor {
  const type = (): Constructor => shape();
  return type;
}

/** An object of its own shape. */
export const Nested = (shape: () => Constructor, options: Presence = {}): PropertyDecorator =>
  field(
    { type: describedAs(shape) },
    options,
    IsObject(invalid),
    ValidateNested({ context: { shape } }),
  );

/** At most `max` objects of one shape. */
export const NestedList = (
  shape: () => Constructor,
  max: number,
  options: Presence = {},
): PropertyDecorator =>
  field(
    { type: describedAs(shape), isArray: true, maxItems: max },
    options,
    IsArray(invalid),
    ArrayMaxSize(max, rule('request.tooMany', { max })),
    ValidateNested({ each: true, context: { shape } }),
  );
