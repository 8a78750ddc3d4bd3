import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
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
  ValidateNested,
} from 'class-validator';
import type { RequestErrorCode } from '@balcao/messages';
import { isQuicklyAccepted, Quick, type Accepts } from './quick-check.js';

/** What a broken rule is called, carried by the rule itself. */
export interface RuleContext {
  readonly code: RequestErrorCode;
  readonly params: Readonly<Record<string, unknown>>;
}

const rule = (code: RequestErrorCode, params: RuleContext['params'] = {}) => ({
  context: { code, params } satisfies RuleContext,
});
const invalid = rule('request.invalid');

interface Presence {
  /** May be missing or null. */
  readonly optional?: boolean;
}

const presence = ({ optional = false }: Presence): readonly PropertyDecorator[] =>
  optional ? [IsOptional()] : [];

const isText =
  (max: number): Accepts =>
  (value) =>
    typeof value === 'string' && value.length <= max;

const isList =
  (max: number, accepts: Accepts): Accepts =>
  (value) =>
    Array.isArray(value) && value.length <= max && value.every(accepts);

const isWholeNumber = (value: unknown): value is number => Number.isInteger(value);

/** Text of at most `max` characters. What else it has to be is the domain's affair. */
export function Text(max: number, options: Presence = {}): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, maxLength: max, required: options.optional !== true }),
    IsString(invalid),
    MaxLength(max, rule('request.tooLong', { max })),
    Quick(isText(max), options),
    ...presence(options),
  );
}

/** A quantity, price or rate as a decimal string. */
export const DecimalText = (options: Presence = {}): PropertyDecorator => Text(40, options);

/** The id of a record. */
export const RecordId = (options: Presence = {}): PropertyDecorator => Text(64, options);

/** A calendar day, `2026-02-28`. */
export const Day = (options: Presence = {}): PropertyDecorator => Text(10, options);

/** True or false, and no word or number that stands for it. */
export function Flag(options: Presence = {}): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: Boolean, required: options.optional !== true }),
    IsBoolean(invalid),
    Quick((value) => typeof value === 'boolean', options),
    ...presence(options),
  );
}

/** A whole number within bounds, both included. */
export function WholeNumber(
  options: Presence & { readonly min?: number; readonly max?: number } = {},
): PropertyDecorator {
  const { min = 0, max = Number.MAX_SAFE_INTEGER, optional = false } = options;
  const outside = rule('request.outOfRange', { min, max });
  // Without a bound above there is nothing to say of one.
  const isAnyAmount = min === 0 && max === Number.MAX_SAFE_INTEGER;
  return applyDecorators(
    ApiProperty({ type: 'integer', minimum: min, maximum: max, required: !optional }),
    IsInt(invalid),
    Min(min, isAnyAmount ? rule('request.negative') : outside),
    Max(max, outside),
    Quick((value) => isWholeNumber(value) && value >= min && value <= max, options),
    ...presence(options),
  );
}

/** One of a few words. */
export function OneOf(words: readonly string[], options: Presence = {}): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ enum: [...words], required: options.optional !== true }),
    IsIn(words, invalid),
    Quick((value) => typeof value === 'string' && words.includes(value), options),
    ...presence(options),
  );
}

/** At most `max` texts. */
export function Texts(
  { max, length }: { readonly max: number; readonly length: number },
  options: Presence = {},
): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, isArray: true, maxItems: max, required: !options.optional }),
    IsArray(invalid),
    ArrayMaxSize(max, rule('request.tooMany', { max })),
    IsString({ each: true, ...invalid }),
    MaxLength(length, { each: true, ...rule('request.tooLong', { max: length }) }),
    Quick(isList(max, isText(length)), options),
    ...presence(options),
  );
}

type Constructor = new () => object;

/** The shape as the description reads it: it takes a function of any other name for a class. */
function describedAs(shape: () => Constructor): () => Constructor {
  const type = (): Constructor => shape();
  return type;
}

/** An object of its own shape. */
export function Nested(shape: () => Constructor, options: Presence = {}): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: describedAs(shape), required: options.optional !== true }),
    IsObject(invalid),
    ValidateNested(invalid),
    Type(shape),
    Quick((value) => isQuicklyAccepted(shape(), value), options),
    ...presence(options),
  );
}

/** At most `max` objects of one shape. */
export function NestedList(
  shape: () => Constructor,
  max: number,
  options: Presence = {},
): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: describedAs(shape),
      isArray: true,
      maxItems: max,
      required: options.optional !== true,
    }),
    IsArray(invalid),
    ArrayMaxSize(max, rule('request.tooMany', { max })),
    ValidateNested({ each: true, ...invalid }),
    Type(shape),
    Quick(
      isList(max, (entry) => isQuicklyAccepted(shape(), entry)),
      options,
    ),
    ...presence(options),
  );
}
