import {
  PricingError,
  priceDocument,
  type LineInput,
  type PricedDocument,
  type PricingOptions,
} from '@balcao/pricing';
import type { Problems } from '../refusal.js';

/** Adds what the price calculation refuses; `line` counts from 0, and is missing for the whole. */
export function addPricingProblem(
  problems: Pick<Problems, 'push'>,
  error: unknown,
  path: string,
  line: number | undefined,
): void {
  if (!(error instanceof PricingError)) throw error;
  const place = line === undefined ? {} : { line: line + 1 };
  problems.push({ path, code: error.code, params: { ...error.params, ...place } });
}

/** Prices the document; where it cannot be, every line to blame is added to the problems. */
export function priceLines(
  lines: readonly LineInput[],
  options: PricingOptions,
  problems: Problems,
): PricedDocument | undefined {
  try {
    return priceDocument(lines, options);
  } catch (error) {
    const countBefore = problems.count;
    const alone = { policy: options.policy, vatIncluded: options.vatIncluded };
    for (const [index, line] of lines.entries()) {
      try {
        priceDocument([line], alone);
      } catch (lineError) {
        addPricingProblem(problems, lineError, `lines.${index}`, index);
      }
    }
    if (problems.count === countBefore) addWholeProblem(problems, error);
    return undefined;
  }
}

/** What no line has by itself; it may name one all the same. */
function addWholeProblem(problems: Problems, error: unknown): void {
  const line = error instanceof PricingError ? error.params['line'] : undefined;
  if (typeof line === 'number') addPricingProblem(problems, error, `lines.${line}`, line);
  else addPricingProblem(problems, error, '', undefined);
}
