import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';

/** Describes parameters of a query that may be left out, in the order in which they are named. */
export function ApiOptional(...names: readonly string[]): MethodDecorator {
  return applyDecorators(...names.toReversed().map((name) => ApiQuery({ name, required: false })));
}
