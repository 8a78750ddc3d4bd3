import type { DeclaredRoute } from '@balcao/api';
import type { Answer } from './answers.js';
import type { Description, Operation, SharedAnswer } from './description.js';
import { ReachedCodes } from './reached-codes.js';
import { codesByStatus, isRefusal, refusals } from './refusals.js';
import { methodOf, readSources } from './sources.js';

/**
 * The description with the codes that are specific to each operation, next to its refusals. What
 * the compiler is asked for them comes last: it would change the order in which types are listed.
 */
export function withSpecificCodes(
  description: Description,
  routes: readonly DeclaredRoute[],
): Description {
  const sources = readSources();
  const codes = codesByStatus(sources);
  const reached = new ReachedCodes(sources);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    const path = `/api${route.path}`.replaceAll(/:(\w+)/g, '{$1}');
    const method = route.method.toLowerCase();
    const operation = description.paths[path]?.[method];
    if (operation === undefined) throw new Error(`${method} ${path} is not described`);
    const found = reached.of(route, methodOf(sources, route));
    const responses = Object.entries(operation.responses).map(
      ([status, answer]): [string, Answer | SharedAnswer] => {
        const own = (codes.get(Number(status)) ?? []).filter((code) => found.has(code));
        if (!('$ref' in answer) || !isRefusal(status) || own.length === 0) return [status, answer];
        const named = own.map((code) => `\`${code}\``).join(', ');
        const text = `${refusals[status].says} Specific codes: ${named}.`;
        return [status, { ...answer, description: text }];
      },
    );
    (paths[path] ??= {})[method] = { ...operation, responses: Object.fromEntries(responses) };
  }
  return { ...description, paths };
}
