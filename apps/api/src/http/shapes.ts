import type { RequestProblem } from './request-error.js';
import { requestLimits } from './request-limits.js';

/** What is wrong with a value; paths begin at the value itself. Nothing for one that is right. */
export type Check = (value: unknown) => readonly RequestProblem[];

/** A class whose fields are declared. */
export type Shape = abstract new () => object;

/** The fields that were sent, before they are checked. */
export type SentObject = Readonly<Record<string, unknown>>;

/** One declared field of a body. */
export interface Field {
  readonly check: Check;
  /** Whether it may be missing or null. */
  readonly isOptional: boolean | ((body: SentObject) => boolean);
}

/** The answer for a value that is right. */
export const noProblems: readonly RequestProblem[] = [];

/** The answer for a value that is not of its type. */
export const notOfItsType: readonly RequestProblem[] = [
  { path: '', code: 'request.invalid', params: {} },
];

const missing: readonly RequestProblem[] = [{ path: '', code: 'request.required', params: {} }];
const declared = new Map<object, Map<string, Field>>();
const shapes = new Map<Shape, ReadonlyMap<string, Field>>();

/** Declares a field of a class. */
export function declareField(prototype: object, name: string, field: Field): void {
  const fields = declared.get(prototype) ?? new Map<string, Field>();
  declared.set(prototype, fields.set(name, field));
}

/** All fields of a class, inherited ones first. */
export function fieldsOf(shape: Shape): ReadonlyMap<string, Field> {
  const known = shapes.get(shape);
  if (known !== undefined) return known;
  const all = new Map<string, Field>();
  for (const prototype of prototypesOf(shape)) {
    for (const [name, field] of declared.get(prototype) ?? []) all.set(name, field);
  }
  shapes.set(shape, all);
  return all;
}

/** From the base down. */
function prototypesOf(shape: Shape): readonly object[] {
  const chain: object[] = [];
  let prototype: object | null = shape.prototype as object;
  while (prototype !== null && prototype !== Object.prototype) {
    chain.unshift(prototype);
    prototype = Object.getPrototypeOf(prototype) as object | null;
  }
  return chain;
}

/** An object as JSON has it: no list, no stream, nothing with a class. */
export function isPlainObject(value: unknown): value is SentObject {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

/** What is wrong with an object: names that are not declared, then its fields; never too many. */
export function checkObject(shape: Shape, value: unknown): readonly RequestProblem[] {
  if (!isPlainObject(value)) return value === null ? missing : notOfItsType;
  const fields = fieldsOf(shape);
  const found = new Found();
  for (const property in value) {
    if (fields.has(property)) continue;
    found.add(property, [{ path: '', code: 'request.unknownProperty', params: { property } }]);
    if (found.isFull) return found.problems;
  }
  for (const [name, field] of fields) {
    found.add(name, checkField(field, value[name], value));
    if (found.isFull) return found.problems;
  }
  return found.problems;
}

function checkField(
  { check, isOptional }: Field,
  value: unknown,
  body: SentObject,
): readonly RequestProblem[] {
  if (value !== undefined && value !== null) return check(value);
  const mayBeMissing = typeof isOptional === 'boolean' ? isOptional : isOptional(body);
  return mayBeMissing ? noProblems : missing;
}

/** What is wrong with a list: its length, or else its entries; never too many. */
export function checkList(value: unknown, max: number, check: Check): readonly RequestProblem[] {
  if (!Array.isArray(value)) return notOfItsType;
  if (value.length > max) return [{ path: '', code: 'request.tooMany', params: { max } }];
  const found = new Found();
  for (let index = 0; index < value.length && !found.isFull; index += 1) {
    found.add(index, check(value[index]));
  }
  return found.problems;
}

/** Problems of the parts of a value, up to as many as one answer names. */
class Found {
  problems: readonly RequestProblem[] = noProblems;

  get isFull(): boolean {
    return this.problems.length >= requestLimits.problems;
  }

  add(part: string | number, problems: readonly RequestProblem[]): void {
    if (problems.length === 0) return;
    const within = problems.map((one) => ({
      ...one,
      path: one.path === '' ? String(part) : `${part}.${one.path}`,
    }));
    this.problems = [...this.problems, ...within].slice(0, requestLimits.problems);
  }
}
