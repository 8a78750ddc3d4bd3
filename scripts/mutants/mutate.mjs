import { createHash } from 'node:crypto';
import ts from 'typescript';
import { conditionFaultsOf, faultsOf, isEffect } from './operators.mjs';

/**
 * A small fault that can be switched on by its number.
 * @typedef {{ id: number, file: string, line: number, kind: string, before: string,
 *   after: string, start: number, end: number, isStatic: boolean }} Mutant
 */

/** What the sources ask whether a fault is on; the environment of the tests answers. */
const SWITCH = '__isFaulty';

/**
 * Every fault of a file.
 * @param {string} file from the root of the repository
 * @param {string} content
 * @returns {(Omit<Mutant, 'id'> & { spread?: true })[]}
 */
export function mutantsOf(file, content) {
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true);
  const found = [];
  const note = (node, { kind, after, spread }, isStatic) => {
    const start = node.getStart(source);
    const { line } = source.getLineAndCharacterOfPosition(start);
    const before = node.getText(source);
    const place = { file, line: line + 1, start, end: node.getEnd() };
    found.push({ ...place, kind, before, after, isStatic, ...(spread && { spread }) });
  };
  const visit = (node, isStatic) => {
    if (isNoCode(node)) return;
    const isInside = isStatic && !isLaterRun(node);
    for (const fault of faultsOf(node, source)) note(node, fault, isInside);
    for (const { node: at, ...fault } of conditionFaultsOf(node, source)) note(at, fault, isInside);
    if (isEffect(node))
      note(node.expression, { kind: 'call left out', after: 'undefined' }, isInside);
    ts.forEachChild(node, (child) => {
      if (!isKey(child, node)) visit(child, isInside);
    });
  };
  visit(source, true);
  return found;
}

/** Types, imports and enumerations cannot be switched as the program runs. */
const isNoCode = (node) =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isEnumDeclaration(node);

/** The name of a field is no value, and what is assigned to or deleted is a place. */
const isKey = (child, node) =>
  node.name === child ||
  (ts.isDeleteExpression(node) && node.expression === child) ||
  (ts.isBinaryExpression(node) &&
    ts.isAssignmentOperator(node.operatorToken.kind) &&
    node.left === child);

/** The code of a function runs when it is called, not as its file is loaded. */
const isLaterRun = (node) => ts.isFunctionLike(node);

/**
 * The file with all of its faults in it, each asleep until it is switched on.
 * @param {string} content
 * @param {readonly Mutant[]} mutants
 */
export function instrumented(content, mutants) {
  const opened = new Map();
  const closed = new Map();
  // The outer before the inner at the beginning, and after it at the end.
  const outerFirst = [...mutants].sort((a, b) => b.end - b.start - (a.end - a.start));
  for (const { id, start, end, after, spread } of outerFirst) {
    const [open, close] = spread
      ? [`...(${SWITCH}(${id}) ? {} : { `, ' })']
      : [`(${SWITCH}(${id}) ? (${after}) : (`, '))'];
    opened.set(start, (opened.get(start) ?? '') + open);
    closed.set(end, close + (closed.get(end) ?? ''));
  }
  let written = '';
  let from = 0;
  for (const at of [...new Set([...opened.keys(), ...closed.keys()])].sort((a, b) => a - b)) {
    written += content.slice(from, at) + (closed.get(at) ?? '') + (opened.get(at) ?? '');
    from = at;
  }
  return written + content.slice(from);
}

/**
 * The file as it reads with one fault in it.
 * @param {string} content
 * @param {{ start: number, end: number, after: string, spread?: true }} fault
 */
export const withFault = (content, { start, end, after, spread }) =>
  content.slice(0, start) + (spread ? '...{}' : `(${after})`) + content.slice(end);

/**
 * So many of them, the same for the same seed; one of each kind in turn, as there are more fields
 * than guards, and guards matter more.
 * @template {{ file: string, start: number, kind: string }} T
 * @param {readonly T[]} mutants
 * @returns {T[]}
 */
export function sampleOf(mutants, size, seed) {
  const rank = ({ file, start, kind }) =>
    createHash('sha256').update(`${seed} ${file} ${start} ${kind}`).digest('hex');
  const ranked = mutants
    .map((mutant) => ({ mutant, at: rank(mutant) }))
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ mutant }) => mutant);
  const turns = new Map();
  const turnOf = ({ kind }) => {
    turns.set(kind, (turns.get(kind) ?? 0) + 1);
    return turns.get(kind);
  };
  return ranked
    .map((mutant) => ({ mutant, turn: turnOf(mutant) }))
    .sort((a, b) => a.turn - b.turn)
    .slice(0, size)
    .map(({ mutant }) => mutant);
}
