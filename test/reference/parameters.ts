import type { DeclaredRoute } from '@balcao/api';
import ts from 'typescript';
import { meaningOf } from './glossary.js';
import type { Schema } from './schema.js';

/** A parameter of an operation, or a reference to a shared one. */
export interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

/** Headers that many operations take. */
export const sharedParameters = {
  Company: {
    name: 'X-Company',
    in: 'header',
    required: false,
    description: 'The company that a session works in. An API key names its company itself.',
    schema: { type: 'string', pattern: '^[0-9A-Za-z_]{1,64}$' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description:
      'Chosen by the client for each action and kept when it is sent again: it is carried out once.',
    schema: { type: 'string', pattern: '^[0-9A-Za-z_-]{8,64}$' },
    example: '01KJ2Q3V4W5X6Y7Z8A9B0C1D2E',
  },
} as const;

const shared = (name: keyof typeof sharedParameters): Parameter => ({
  $ref: `#/components/parameters/${name}`,
});

/** The parameters of an operation: those that it declares, and what its access and method need. */
export function parametersOf(
  { access, path }: DeclaredRoute,
  method: ts.MethodDeclaration,
  declared: readonly Parameter[],
): readonly Parameter[] {
  const decorators = method.parameters.flatMap((one) => ts.getDecorators(one) ?? []);
  const isCommand = decorators.some((one) => /^@(Sender|IdempotencyKey)\(/.test(one.getText()));
  return [
    ...(access.kind === 'permission' ? [shared('Company')] : []),
    ...(isCommand ? [shared('IdempotencyKey')] : []),
    ...[...pathParameters(path, declared), ...declared].map((one) => ({
      ...one,
      description: one.description ?? described(one),
    })),
  ];
}

/** The parts of a path that no method reads: they are of it all the same. */
function pathParameters(path: string, declared: readonly Parameter[]): readonly Parameter[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return names
    .filter((name) => !declared.some((one) => one.in === 'path' && one.name === name))
    .map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
}

/** What a parameter is by its name: `Id of the draft.` */
function described({ name = '' }: Parameter): string {
  const words = name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  if (name === 'id') return 'Id of the record.';
  const meaning = meaningOf(name);
  if (meaning !== undefined) return meaning;
  if (words.endsWith(' id')) return `Id of the ${words.slice(0, -3)}.`;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
