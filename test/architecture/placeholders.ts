import ts from 'typescript';

/** The sentence of a key; nothing where the key names none. */
type SentenceOf = (key: string) => string | undefined;

/**
 * Sentences that a file says without a value for each brace, as `entry.demo: percent`: every call
 * of `t` with a key and values that are written out.
 */
export function missingValues(path: string, text: string, sentenceOf: SentenceOf): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) found.push(...missingIn(node, sentenceOf));
    ts.forEachChild(node, visit);
  };
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind));
  return found;
}

function missingIn({ expression, arguments: given }: ts.CallExpression, sentenceOf: SentenceOf) {
  const [key, values] = given;
  if (!ts.isIdentifier(expression) || expression.text !== 't') return [];
  if (key === undefined || !ts.isStringLiteral(key)) return [];
  const names = namesIn(values);
  if (names === 'unknown') return [];
  return bracesIn(sentenceOf(key.text) ?? '')
    .filter((brace) => !names.has(brace))
    .map((brace) => `${key.text}: ${brace}`);
}

/** The names of the values; unknown where they are not all written out. */
function namesIn(values: ts.Expression | undefined): ReadonlySet<string> | 'unknown' {
  if (values === undefined) return new Set();
  if (!ts.isObjectLiteralExpression(values)) return 'unknown';
  const names = new Set<string>();
  for (const { name } of values.properties) {
    if (name === undefined || !ts.isIdentifier(name)) return 'unknown';
    names.add(name.text);
  }
  return names;
}

const bracesIn = (sentence: string): readonly string[] =>
  [...sentence.matchAll(/%\{(\w+)\}/g)].map(([, brace = '']) => brace);
