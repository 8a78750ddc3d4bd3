import {
  getMetadataStorage,
  ValidationTypes,
  type ValidationArguments,
  type ValidatorConstraintInterface,
} from 'class-validator';
import type { RequestErrorCode } from '@balcao/messages';
import type { RequestProblem } from './request-error.js';
import { requestLimits } from './request-limits.js';

/** What is wrong with a value; paths begin at the value itself. Nothing for one that is right. */
type Check = (value: unknown) => readonly RequestProblem[];

/** A class whose fields are declared. */
export type Shape = abstract new () => object;

/** The fields that were sent, before they are checked. */
export type SentObject = Readonly<Record<string, unknown>>;

/** The name of a broken rule; class-validator keeps it with the rule. */
export interface RuleContext {
  readonly code: RequestErrorCode;
  readonly params: RequestProblem['params'];
}

/** The rules of one field, in the order in which they are asked. */
interface Field {
  /** Whether it is checked at all, as `IsOptional` and `ValidateIf` say. */
  readonly conditions: ((body: SentObject, value: unknown) => boolean)[];
  readonly rules: { holds: Holds; problems: readonly RequestProblem[] }[];
  /** Of the object, or of each of a list, that the field holds. */
  nested?: { readonly shape: () => Shape; readonly each: boolean };
}

type Holds = (value: unknown) => boolean;

/** The answer for a value that is right. */
const noProblems: readonly RequestProblem[] = [];

/** The answer for a value that is not of its type. */
export const notOfItsType: readonly RequestProblem[] = [
  { path: '', code: 'request.invalid', params: {} },
];

const missing: readonly RequestProblem[] = [{ path: '', code: 'request.required', params: {} }];
const shapes = new Map<Shape, ReadonlyMap<string, Field>>();

/**
 * The fields of a class, compiled once from what class-validator knows of it. Its own walk copies a
 * body into instances first, reads all of it however much is wrong, and costs many times as much.
 */
function fieldsOf(shape: Shape): ReadonlyMap<string, Field> {
  const known = shapes.get(shape);
  if (known !== undefined) return known;
  const fields = new Map<string, Field>();
  for (const metadata of metadataOf(shape)) {
    const field = fields.get(metadata.propertyName) ?? { conditions: [], rules: [] };
    addTo(field, metadata);
    fields.set(metadata.propertyName, field);
  }
  shapes.set(shape, fields);
  return fields;
}

type Metadata = ReturnType<
  ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']
>[number];

/** Of the class and of those that it extends. */
const metadataOf = (shape: Shape): readonly Metadata[] =>
  getMetadataStorage().getTargetValidationMetadatas(shape, '', false, false);

function addTo(field: Field, metadata: Metadata): void {
  const context = metadata.context as RuleContext & { readonly shape: () => Shape };
  if (metadata.type === ValidationTypes.CONDITIONAL_VALIDATION) {
    field.conditions.push(...(metadata.constraints as Field['conditions']));
  } else if (metadata.type === ValidationTypes.NESTED_VALIDATION) {
    field.nested = { shape: context.shape, each: metadata.each };
  } else {
    const { code, params } = context;
    field.rules.push({ holds: holdsFor(metadata), problems: [{ path: '', code, params }] });
  }
}

function holdsFor({ constraintCls, constraints, each, propertyName }: Metadata): Holds {
  const [found] = getMetadataStorage().getTargetValidatorConstraints(constraintCls);
  // Registered by the decorator together with the rule.
  const validator = found?.instance as ValidatorConstraintInterface;
  const of = { targetName: '', object: {}, property: propertyName };
  const asked: ValidationArguments = { ...of, value: undefined, constraints };
  const holds: Holds = (value) => validator.validate(value, asked) === true;
  return each ? (value) => Array.isArray(value) && value.every(holds) : holds;
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
  { conditions, rules, nested }: Field,
  value: unknown,
  body: SentObject,
): readonly RequestProblem[] {
  if (!conditions.every((isChecked) => isChecked(body, value))) return noProblems;
  if (value === undefined || value === null) return missing;
  const broken = rules.find(({ holds }) => !holds(value));
  if (broken !== undefined || nested === undefined) return broken?.problems ?? noProblems;
  const check: Check = (entry) => checkObject(nested.shape(), entry);
  return nested.each ? checkList(value, Infinity, check) : check(value);
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
