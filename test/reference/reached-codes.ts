import type { DeclaredRoute } from '@balcao/api';
import { resources } from '@balcao/contracts';
import { errorCatalogue } from '@balcao/domain';
import ts from 'typescript';
import { descendants, isOwn, type Sources } from './sources.js';

/** What a declaration says itself: error codes, what else it uses, and the commands it makes. */
interface Said {
  readonly codes: readonly string[];
  readonly uses: readonly ts.Node[];
  readonly commands: readonly string[];
}

const prefixes: Readonly<Record<string, string>> = {
  create: 'Register',
  change: 'Change',
  archive: 'Archive',
  restore: 'Restore',
};

/**
 * The error codes of operations, as far as their sources tell: those that the method of a route
 * names, or a function that it calls, or the decider of a command that one of these makes.
 */
export class ReachedCodes {
  readonly #said = new Map<ts.Node, Said>();
  readonly #deciders: ReadonlyMap<string, ts.Node>;
  readonly #handlers: ReadonlyMap<ts.Node, ts.ClassDeclaration>;

  constructor(private readonly sources: Sources) {
    this.#deciders = this.decidersOf();
    this.#handlers = this.handlersOf();
  }

  /** The codes of an operation beyond those that any operation may have. */
  of(route: DeclaredRoute, method: ts.MethodDeclaration): ReadonlySet<string> {
    const command = commandOf(route);
    const decider = command === undefined ? undefined : this.#deciders.get(command);
    return this.reachedFrom(decider === undefined ? [method] : [method, decider]);
  }

  private reachedFrom(begin: readonly ts.Node[]): ReadonlySet<string> {
    const codes = new Set<string>();
    const seen = new Set<ts.Node>();
    const next = [...begin];
    for (let node = next.pop(); node !== undefined; node = next.pop()) {
      if (seen.has(node)) continue;
      seen.add(node);
      const said = this.saidBy(node);
      for (const code of said.codes) codes.add(code);
      next.push(...said.uses, ...said.commands.flatMap((name) => this.#deciders.get(name) ?? []));
    }
    return codes;
  }

  private saidBy(node: ts.Node): Said {
    const known = this.#said.get(node);
    if (known !== undefined) return known;
    const codes: string[] = [];
    const uses: ts.Node[] = [];
    const commands: string[] = [];
    const visit = (one: ts.Node): void => {
      if (ts.isTypeNode(one) || ts.isDecorator(one)) return;
      if (ts.isStringLiteral(one)) {
        if (one.text in errorCatalogue) codes.push(one.text);
        if (isTypeOfCommand(one)) commands.push(one.text);
      }
      if (ts.isIdentifier(one)) uses.push(...this.declaredAt(one));
      ts.forEachChild(one, visit);
    };
    ts.forEachChild(node, visit);
    const fields = { codes, uses, commands };
    this.#said.set(node, fields);
    return fields;
  }

  /** What an identifier names: functions, methods, values; of a class, how one is made. */
  private declaredAt(name: ts.Identifier): readonly ts.Node[] {
    const { checker } = this.sources;
    const symbol = ts.isShorthandPropertyAssignment(name.parent)
      ? checker.getShorthandAssignmentValueSymbol(name.parent)
      : checker.getSymbolAtLocation(name);
    if (symbol === undefined) return [];
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    const { declarations = [] } = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
    return declarations.flatMap((one) => {
      if (!isOwn(one) || isListed(one)) return [];
      if (ts.isClassDeclaration(one)) return this.executing(one);
      const isUsed =
        ts.isFunctionDeclaration(one) ||
        ts.isMethodDeclaration(one) ||
        ts.isPropertyAssignment(one) ||
        (ts.isVariableDeclaration(one) && one.initializer !== undefined);
      return isUsed && !within(name, one) ? [one] : [];
    });
  }

  /** The method that carries out a command of the bus. */
  private executing(command: ts.ClassDeclaration): readonly ts.Node[] {
    const members = this.#handlers.get(command)?.members ?? command.members;
    const isCommand = this.#handlers.has(command);
    return members.filter(isCommand ? ts.isMethodDeclaration : ts.isConstructorDeclaration);
  }

  /** The rule of each command, by the command: where a context's list of deciders has it. */
  private decidersOf(): ReadonlyMap<string, ts.Node> {
    const { checker, files } = this.sources;
    const domain = files.filter(({ fileName }) => fileName.includes('/libs/domain/src/'));
    const found = new Map<string, ts.Node>();
    for (const list of domain.flatMap((file) => descendants(file, ts.isVariableDeclaration))) {
      const { name, initializer } = list;
      if (!/^\w+Deciders$/.test(name.getText()) || initializer === undefined) continue;
      if (!ts.isObjectLiteralExpression(initializer)) continue;
      for (const property of initializer.properties) {
        const named = ts.isSpreadAssignment(property)
          ? checker.getPropertiesOfType(checker.getTypeAtLocation(property.expression))
          : [{ name: property.name.getText() }];
        for (const { name: command } of named) found.set(command, property);
      }
    }
    return found;
  }

  /** The handler of each command of the bus that is a class of its own. */
  private handlersOf(): ReadonlyMap<ts.Node, ts.ClassDeclaration> {
    const { checker, classes } = this.sources;
    const entries = [...classes.values()].flatMap((handler) =>
      (ts.getDecorators(handler) ?? []).flatMap(({ expression }) => {
        if (!ts.isCallExpression(expression)) return [];
        const [command] = expression.arguments;
        if (expression.expression.getText() !== 'CommandHandler' || command === undefined)
          return [];
        const symbol = checker.getSymbolAtLocation(command);
        if (symbol === undefined) return [];
        const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
        const { declarations = [] } = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
        return declarations.map((one) => [one, handler] as const);
      }),
    );
    return new Map(entries);
  }
}

/** The command of a route that a factory declares for a register. */
function commandOf({ path, handler, declaredAs, controller }: DeclaredRoute): string | undefined {
  if (declaredAs === controller.name) return undefined;
  const [, first] = path.split('/');
  const found = Object.values<{ readonly path: string; readonly noun?: string }>(resources).find(
    (one) => one.path === first && one.noun !== undefined,
  );
  const prefix = prefixes[(handler as { readonly name: string }).name];
  return found?.noun === undefined || prefix === undefined ? undefined : `${prefix}${found.noun}`;
}

/** `'CancelDocument'` of `{ type: 'CancelDocument' }`. */
const isTypeOfCommand = ({ parent }: ts.StringLiteral): boolean =>
  ts.isPropertyAssignment(parent) && parent.name.getText() === 'type';

/** Lists of all commands, errors and registers, and folds, are no part of what uses one of them. */
const isListed = (one: ts.Declaration): boolean => listing.test(one.getSourceFile().fileName);

const listing = new RegExp(
  [
    String.raw`/libs/(?:messages|contracts)/`,
    String.raw`/domain/src/(?:.*/)?(?:errors/|commands\.ts$|records\.ts$)`,
    String.raw`\.slice\.ts$`,
  ].join('|'),
);

function within(node: ts.Node, whole: ts.Node): boolean {
  let one = node;
  while (one !== whole && !ts.isSourceFile(one)) one = one.parent;
  return one === whole;
}
