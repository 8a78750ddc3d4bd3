import ts from 'typescript';

const { SyntaxKind: Kind } = ts;

/** Each operator, and the one that is put in its place. */
const swapped = new Map([
  [Kind.LessThanToken, '<='],
  [Kind.LessThanEqualsToken, '<'],
  [Kind.GreaterThanToken, '>='],
  [Kind.GreaterThanEqualsToken, '>'],
  [Kind.EqualsEqualsEqualsToken, '!=='],
  [Kind.ExclamationEqualsEqualsToken, '==='],
  [Kind.AmpersandAmpersandToken, '||'],
  [Kind.BarBarToken, '&&'],
  [Kind.PlusToken, '-'],
  [Kind.MinusToken, '+'],
  [Kind.AsteriskToken, '/'],
]);

const methods = new Map([
  ['some', 'every'],
  ['every', 'some'],
]);

const isText = (node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isBinaryExpression(node) && (isText(node.left) || isText(node.right)));

/**
 * The small faults that can be put in place of a node: what kind each is of, and the text instead
 * of the node's own. `spread` is text that leaves a field out of an object.
 * @param {ts.Node} node
 * @param {ts.SourceFile} source
 * @returns {{ kind: string, after: string, spread?: true }[]}
 */
export function faultsOf(node, source) {
  const text = (part) => part.getText(source);
  if (ts.isBinaryExpression(node)) return ofOperator(node, text);
  if (ts.isNumericLiteral(node)) return [{ kind: 'number', after: `(${node.text} + 1)` }];
  if (ts.isBigIntLiteral(node)) return [{ kind: 'number', after: `(${text(node)} + 1n)` }];
  if (node.kind === Kind.TrueKeyword) return [{ kind: 'boolean', after: 'false' }];
  if (node.kind === Kind.FalseKeyword) return [{ kind: 'boolean', after: 'true' }];
  if (ts.isCallExpression(node)) return ofCall(node, text);
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
    return [{ kind: 'field left out', after: '', spread: true }];
  }
  return [];
}

function ofOperator({ left, operatorToken, right }, text) {
  if (operatorToken.kind === Kind.QuestionQuestionToken) {
    return [{ kind: 'default left out', after: text(left) }];
  }
  const other = swapped.get(operatorToken.kind);
  const joinsText = operatorToken.kind === Kind.PlusToken && (isText(left) || isText(right));
  if (other === undefined || joinsText) return [];
  return [{ kind: 'operator', after: `${text(left)} ${other} ${text(right)}` }];
}

function ofCall({ expression, arguments: given }, text) {
  if (ts.isIdentifier(expression) && expression.text === 'Allow') {
    const isSame = given.length === 1 && text(given[0]) === "'catalog.view'";
    const permission = isSame ? "'documents.view'" : "'catalog.view'";
    return [{ kind: 'permission', after: `Allow(${permission})` }];
  }
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const { expression: receiver, name, questionDotToken } = expression;
  const dot = questionDotToken === undefined ? '.' : '?.';
  const call = (method) => `${text(receiver)}${dot}${method}(${given.map(text).join(', ')})`;
  const other = methods.get(name.text);
  if (other !== undefined) return [{ kind: 'method', after: call(other) }];
  if (name.text === 'filter') return [{ kind: 'filter left out', after: text(receiver) }];
  if (text(receiver) === 'Math' && /^(?:min|max)$/.test(name.text)) {
    return [{ kind: 'method', after: call(name.text === 'min' ? 'max' : 'min') }];
  }
  return [];
}

/**
 * The faults of a condition: the other way round, and, where it guards a way out, never true.
 * @param {ts.Node} node
 * @param {ts.SourceFile} source
 * @returns {{ node: ts.Expression, kind: string, after: string }[]}
 */
export function conditionFaultsOf(node, source) {
  if (ts.isConditionalExpression(node)) return [negated(node.condition, source)];
  if (!ts.isIfStatement(node)) return [];
  const { expression, thenStatement, elseStatement } = node;
  const isGuard = elseStatement === undefined && isWayOut(thenStatement);
  const left = { node: expression, kind: 'guard left out', after: 'false' };
  return isGuard ? [negated(expression, source), left] : [negated(expression, source)];
}

const negated = (node, source) => ({
  node,
  kind: 'condition negated',
  after: `!(${node.getText(source)})`,
});

const isWayOut = (statement) =>
  ts.isThrowStatement(statement) ||
  ts.isReturnStatement(statement) ||
  ts.isContinueStatement(statement) ||
  (ts.isBlock(statement) &&
    statement.statements.length > 0 &&
    isWayOut(statement.statements.at(-1)));

/** A call for its effect only, which can be left out. */
export const isEffect = (node) =>
  ts.isExpressionStatement(node) &&
  (ts.isCallExpression(node.expression) ||
    (ts.isAwaitExpression(node.expression) && ts.isCallExpression(node.expression.expression))) &&
  !/^(?:await )?super\(/.test(node.getText());
