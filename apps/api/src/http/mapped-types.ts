import * as swagger from '@nestjs/swagger';
import type { Type } from '@nestjs/common';
import { declareField, fieldsOf, type Field, type Shape } from './shapes.js';

/** A body with all the fields of another, none of them required. */
export function PartialType<T extends object>(shape: Type<T>): Type<Partial<T>> {
  const optional = (field: Field): Field => ({ ...field, isOptional: true });
  return withFields(swagger.PartialType(shape), [shape], () => true, optional);
}

/** A body without some fields of another. */
export function OmitType<T extends object, Key extends keyof T & string>(
  shape: Type<T>,
  left: readonly Key[],
): Type<Omit<T, Key>> {
  const isKept = (name: string) => !left.some((key) => key === name);
  const others: Type<Omit<T, Key>> = swagger.OmitType(shape, left);
  return withFields(others, [shape], isKept);
}

/** A body with the fields of two others. */
export function IntersectionType<A extends object, B extends object>(
  one: Type<A>,
  other: Type<B>,
): Type<A & B> {
  const both = swagger.IntersectionType(one, other) as Type<A & B>;
  return withFields(both, [one, other], () => true);
}

/** Declares on a described type the fields of the types that it is made of. */
function withFields<T>(
  mapped: Type<T>,
  sources: readonly Shape[],
  isKept: (name: string) => boolean,
  change: (field: Field) => Field = (field) => field,
): Type<T> {
  for (const source of sources) {
    for (const [name, field] of fieldsOf(source)) {
      if (isKept(name)) declareField(mapped.prototype as object, name, change(field));
    }
  }
  return mapped;
}
