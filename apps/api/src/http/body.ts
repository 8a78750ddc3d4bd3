import { Body, type PipeTransform } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { isQuicklyAccepted } from './quick-check.js';
import type { RuleContext } from './fields.js';
import { RequestError, type RequestProblem } from './request-error.js';

type Constructor = new () => object;

/** Problems that one answer names; more would help nobody. */
const maxProblems = 100;

/**
 * The request's body, checked against a class and described by it; what it does not declare is
 * refused.
 */
export function CheckedBody(shape: Constructor): ParameterDecorator {
  return (target, method, index) => {
    Body(new BodyPipe(shape))(target, method, index);
    const route = method && Object.getOwnPropertyDescriptor(target, method);
    if (route) ApiBody({ type: shape })(target, method, route);
  };
}

/**
 * Checks a body and passes on what was sent: JSON already has the types, and events and command
 * hashes want plain values.
 */
export class BodyPipe implements PipeTransform {
  constructor(private readonly shape: Constructor) {}

  transform(sent: unknown): unknown {
    if (isQuicklyAccepted(this.shape, sent)) return sent;
    const problems = problemsIn(this.shape, sent);
    if (problems.length === 0) return sent;
    throw new RequestError(422, 'request.invalidFields', {}, problems);
  }
}

/** Everything that is wrong with a body, by the thorough check. */
export function problemsIn(shape: Constructor, sent: unknown): readonly RequestProblem[] {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    throw new RequestError(422, 'request.malformed');
  }
  const errors = validateSync(plainToInstance(shape, sent), {
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    validationError: { target: false },
  });
  return errors.flatMap((error) => problemsOf(error, '')).slice(0, maxProblems);
}

function problemsOf(error: ValidationError, parent: string): readonly RequestProblem[] {
  const path = parent === '' ? error.property : `${parent}.${error.property}`;
  const inner = (error.children ?? []).flatMap((child) => problemsOf(child, path));
  const own = ownProblem(error, path);
  return own === undefined ? inner : [own, ...inner];
}

function ownProblem(error: ValidationError, path: string): RequestProblem | undefined {
  const { constraints, contexts } = error;
  if (constraints === undefined) return undefined;
  if ('whitelistValidation' in constraints) {
    return { path, code: 'request.unknownProperty', params: { property: error.property } };
  }
  if (error.value === undefined || error.value === null) {
    return { path, code: 'request.required', params: {} };
  }
  // The rule of the wrong type comes before that of the wrong size.
  const rules = Object.values(contexts ?? {}) as RuleContext[];
  const rule = rules.find(({ code }) => code === 'request.invalid') ?? rules[0];
  return { path, code: 'request.invalid', params: {}, ...rule };
}
