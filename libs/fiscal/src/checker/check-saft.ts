import type { FiscalProblemCode } from '@balcao/messages';
import { angolanSchema, mozambicanSchema, portugueseSchema, type Schema } from '../schema/index.js';
import type { SchemaProblem } from '../schema/index.js';
import type { KeyRing } from '../signatures/index.js';
import { XmlBroken, type XmlPlace } from '../xml/xml-stream.js';
import { FileReader } from './file-reader.js';
import { warnings, type FiscalProblem, type Report } from './problem.js';
import { Rules, type RulesSummary } from './rules.js';

/** How a file is checked. */
export interface CheckOptions {
  /** Public keys for its signatures. */
  readonly keys?: KeyRing;
  /** The `ProductID` of the program whose keys they are; of any without it. */
  readonly keysOf?: string;
  /** A schema to read it by, rather than ours of its country. */
  readonly schema?: Schema;
}

/** What came of it. */
export interface CheckSummary extends RulesSummary {
  readonly errors: number;
  readonly warnings: number;
  readonly namespace: string;
}

/**
 * Reads a SAF-T file of Portugal, Angola or Mozambique, of any size, and tells what is wrong with
 * it as it goes: first to last, gaps, credits and unused masters at the end.
 */
export async function checkSaft(
  bytes: AsyncIterable<Uint8Array>,
  report: Report,
  { keys = { versions: [] }, keysOf, schema: given }: CheckOptions = {},
): Promise<CheckSummary> {
  const counts = { error: 0, warning: 0 };
  const tell: Report = (problem) => {
    counts[problem.severity] += 1;
    report(problem);
  };
  let namespace = '';
  const rules = new Rules(tell, keys, keysOf);
  const reader: FileReader = new FileReader({
    begin: (root, attributes) => {
      namespace = namespaceOf(attributes);
      const schema = given ?? schemaFor(root, namespace);
      const where = { ...reader.place, element: root };
      if (schema === undefined)
        tell(problemOf('file.notSaft', { namespace: namespace || root }, where));
      else if (schema.namespace !== namespace) {
        const params = { namespace, known: schema.namespace };
        tell(problemOf('file.otherVersion', params, where));
      }
      return schema;
    },
    record: (record) => {
      rules.record(record);
    },
    sectionField: (section, node) => {
      rules.sectionField(section, node);
    },
    sectionEnd: (section) => {
      rules.sectionEnd(section);
    },
    schema: (problem, where) => {
      tell(problemOf(...said(problem), where));
    },
    misread: (text, where) => {
      tell(problemOf('file.misread', { text }, where));
    },
    control: (text, where) => {
      tell(problemOf('file.control', { text }, where));
    },
  });
  let isWhole = true;
  try {
    await reader.read(bytes);
  } catch (error) {
    if (!(error instanceof XmlBroken)) throw error;
    isWhole = false;
    const where = { ...error.place, element: '' };
    tell(problemOf(`xml.${error.fault}`, { name: error.about }, where));
  }
  const summary = rules.finish(isWhole);
  return { ...summary, errors: counts.error, warnings: counts.warning, namespace };
}

const namespaceOf = (attributes: Readonly<Record<string, string>>) =>
  attributes['xmlns'] ??
  Object.entries(attributes).find(([name]) => /^xmlns:(?!xs)/.test(name))?.[1] ??
  '';

/** The country is what a namespace ends in: `…:PT_1.04_01`, `SAF-T_MZ`. */
function schemaFor(root: string, namespace: string): Schema | undefined {
  if (root !== 'AuditFile') return undefined;
  if (/\bPT[_-]/.test(namespace)) return portugueseSchema;
  if (/\bAO[_-]/.test(namespace)) return angolanSchema;
  return /(?:\b|_)MZ(?:\b|[_-])/.test(namespace) ? mozambicanSchema : undefined;
}

function problemOf(
  code: FiscalProblemCode,
  params: FiscalProblem['params'],
  where: XmlPlace & { readonly element: string; readonly document?: string },
): FiscalProblem {
  return { severity: warnings.has(code) ? 'warning' : 'error', code, params, ...where };
}

/** A problem of the schema as a sentence's code and what it names. */
function said(problem: SchemaProblem): readonly [FiscalProblemCode, FiscalProblem['params']] {
  const { element } = problem;
  switch (problem.code) {
    case 'unexpected':
      return ['schema.unexpected', { element, expected: problem.expected }];
    case 'incomplete':
      return ['schema.incomplete', { element, expected: problem.expected }];
    case 'text':
      return ['schema.text', { element, text: problem.text }];
    case 'value': {
      const { kind, detail } = problem.problem;
      return [`schema.${kind}`, { element, text: problem.text, detail }];
    }
  }
}
