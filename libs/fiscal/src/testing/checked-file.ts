import {
  checkSaft,
  type CheckOptions,
  type CheckSummary,
  type FiscalProblem,
} from '../checker/index.js';
import { writeSaft, type SaftProfile } from '../saft/index.js';
import { cornerShop } from './corner-shop.js';
import { piecesOf, textOfFile } from './file-text.js';

/** The corner shop's file by a country's rules, as a test can read and change it. */
export async function fileOf(
  profile: SaftProfile,
  source = cornerShop(profile.country),
): Promise<string> {
  const text = await textOfFile(writeSaft(source, profile), profile.encoding);
  return text.replace('encoding="Windows-1252"', 'encoding="UTF-8"');
}

interface Checked {
  readonly problems: readonly FiscalProblem[];
  readonly summary: CheckSummary;
}

/** All that the checker says of a text that comes in pieces of `size` characters. */
export async function check(
  text: string,
  options: CheckOptions = {},
  size = 997,
): Promise<Checked> {
  const problems: FiscalProblem[] = [];
  const summary = await checkSaft(
    piecesOf(text, size),
    (problem) => problems.push(problem),
    options,
  );
  return { problems, summary };
}
