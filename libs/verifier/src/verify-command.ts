import { resolve } from 'node:path';
import { readPack, type PackFault } from './read-pack.js';
import { reportLines } from './report-lines.js';
import { verifyPack } from './verify-pack.js';
import { verifierWords, type VerifierLanguage } from './words.js';

/** The outputs of the command. */
export interface VerifyOutput {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
}

/**
 * `PACK [en|pt] [SEAL]`: answers 0 where everything fits, 1 where something does not or is
 * not proved, and 2 where there is nothing to check.
 */
export function verifyCommand(words: readonly string[], { out, error }: VerifyOutput): 0 | 1 | 2 {
  const [named, ...rest] = words;
  const [outside, ...more] = rest.filter((word) => word !== 'en' && word !== 'pt');
  if (named === undefined || more.length > 0) {
    error('npm run verify -- PACK.zip-or-FOLDER [en|pt] [SEAL]');
    return 2;
  }
  const language = rest.includes('pt') ? 'pt' : 'en';
  const path = resolve(named);
  const pack = readPack(path);
  if ('fault' in pack) {
    error(`${path}: ${sentenceOf(pack, language)}`);
    return 2;
  }
  const report = verifyPack(pack, outside);
  out(reportLines(report, language).join('\n'));
  return report.verdict === 'fits' ? 0 : 1;
}

function sentenceOf(fault: PackFault, language: VerifierLanguage): string {
  const words = verifierWords[language];
  return fault.fault === 'closed' ? words.closed(fault.code) : words[fault.fault];
}
