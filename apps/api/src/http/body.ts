import { Body, type PipeTransform } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { RequestError, type RequestProblem } from './request-error.js';
import { checkObject, isPlainObject, type Shape } from './shapes.js';

/**
 * The request's body, checked against a class and described by it; what it does not declare is
 * refused.
 */
export function CheckedBody(shape: new () => object): ParameterDecorator {
  return (target, method, index) => {
    Body(new BodyPipe(shape))(target, method, index);
    const route = method && Object.getOwnPropertyDescriptor(target, method);
    if (route) ApiBody({ type: shape })(target, method, route);
  };
}

/**
 * Checks a body and passes on what was sent: JSON already has the types, and events and command
 * hashes want plain values. A request without a body is one whose body says nothing.
 */
class BodyPipe implements PipeTransform {
  constructor(private readonly shape: Shape) {}

  transform(sent: unknown = {}): unknown {
    const problems = problemsIn(this.shape, sent);
    if (problems.length === 0) return sent;
    throw new RequestError(422, 'request.invalidFields', {}, problems);
  }
}

/** What is wrong with a body, up to as much as one answer names. */
export function problemsIn(shape: Shape, sent: unknown): readonly RequestProblem[] {
  if (!isPlainObject(sent)) throw new RequestError(422, 'request.malformed');
  return checkObject(shape, sent);
}
