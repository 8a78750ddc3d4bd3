/** By rule, code that breaks it. Each is checked as a file of its own, in the folder named. */
type Seeds = Readonly<Record<string, string>>;

/** Rules of every file, seeded in TypeScript. */
export const everywhere: Seeds = {
  'eslint/eqeqeq': 'export const a = (x: unknown): boolean => x == 1;',
  'eslint/for-direction': 'for (let i = 0; i < 10; i--) globalThis.close;',
  'eslint/max-lines': `export {};\n${'export {};\n'.repeat(300)}`,
  'eslint/max-lines-per-function': `export function f(): void {\n${'f();\n'.repeat(70)}}`,
  'eslint/no-async-promise-executor': 'export const p = new Promise<void>(async (done) => done());',
  'eslint/no-case-declarations':
    'export function f(x: string): void { switch (x) { case "a": let y = x; f(y); } }',
  'eslint/no-compare-neg-zero': 'export const a = (x: number): boolean => x === -0;',
  'eslint/no-cond-assign':
    'export function f(x: number): void { if ((x = 1)) f(2); if (x = 2) f(x); }',
  'eslint/no-console': 'console.log(1);',
  'eslint/no-constant-binary-expression': 'export const a = (x: number): unknown => (x, {}) ?? 1;',
  'eslint/no-constant-condition': 'if (1) globalThis.close;',
  'eslint/no-control-regex': 'export const a = /\\x1f/;',
  'eslint/no-debugger': 'debugger;',
  'eslint/no-dupe-else-if':
    'export function f(x: boolean): void { if (x) f(x); else if (x) f(!x); }',
  'eslint/no-duplicate-case':
    'export function f(x: number): void { switch (x) { case 1: f(2); break; case 1: f(3); } }',
  'eslint/no-empty': 'export function f(x: boolean): void { if (x) {} }',
  'eslint/no-empty-character-class': 'export const a = /^abc[]/;',
  'eslint/no-empty-pattern': 'export const f = ({}: object): void => undefined;',
  'eslint/no-empty-static-block': 'export class A { x = 1; static {} }',
  'eslint/no-ex-assign': 'try { globalThis.close(); } catch (e) { e = 1; }',
  'eslint/no-extra-boolean-cast': 'export const a = (x: boolean): number => (!!!x ? 1 : 2);',
  'eslint/no-fallthrough':
    'export function f(x: number): void { switch (x) { case 1: f(2); case 2: f(3); } }',
  'eslint/no-global-assign': 'undefined = 1;',
  'eslint/no-invalid-regexp': 'export const a = new RegExp("[");',
  'eslint/no-irregular-whitespace': 'export const\u00a0a = 1;',
  'eslint/no-loss-of-precision': 'export const a = 9007199254740993;',
  'eslint/no-misleading-character-class': 'export const a = /^[\u{1f44d}]$/;',
  'eslint/no-prototype-builtins': 'export const a = (x: object): boolean => x.hasOwnProperty("y");',
  'eslint/no-regex-spaces': 'export const a = /a  b/;',
  'eslint/no-self-assign': 'export function f(x: number): void { x = x; f(x); }',
  'eslint/no-shadow-restricted-names': 'export function f(NaN: number): number { return NaN; }',
  'eslint/no-sparse-arrays': 'export const a = [1, , 2];',
  'eslint/no-unassigned-vars': 'let x: number | undefined; export const a = (): unknown => x;',
  'eslint/no-unexpected-multiline': 'export const a = (x: () => number): unknown => x\n(1);',
  'eslint/no-unsafe-finally':
    'export function f(): number { try { return 1; } finally { return 2; } }',
  'eslint/no-unsafe-optional-chaining': 'export const f = (x?: { y: () => 1 }): 1 => (x?.y)();',
  'eslint/no-unused-labels': 'a: for (const x of [1]) globalThis.close;',
  'eslint/no-unused-private-class-members': 'export class A { #x = 1; y = 2; }',
  'eslint/no-useless-assignment':
    'export function f(): number { let x = 1; x = 2; f(); const y = x; x = 3; return y; }',
  'eslint/no-useless-backreference': 'export const a = /\\1(a)/;',
  'eslint/no-useless-catch': 'try { globalThis.close(); } catch (e) { throw e; }',
  'eslint/no-useless-escape': 'export const a = "\\d";',
  'eslint/preserve-caught-error':
    'try { globalThis.close(); } catch (e) { throw new Error(`no: ${String(e)}`); }',
  'eslint/require-yield': 'export function* f(): Generator { return 1; }',
  'eslint/use-isnan': 'export const a = (x: number): boolean => x === NaN;',
  'eslint/valid-typeof': 'export const a = (x: unknown): boolean => typeof x === "text";',
  'import/no-default-export': 'export default 1;',
  'eslint/no-restricted-properties': 'export const a = Math.random();',
  'eslint-js/no-restricted-syntax': 'export enum A { B = 1 }',
};

/** Rules of JavaScript, which the compiler holds in TypeScript. */
export const scripts: Seeds = {
  'eslint/constructor-super': 'export class A extends Array { constructor() {} }',
  'eslint/getter-return': 'export const a = { get x() {} };',
  'eslint/no-class-assign': 'class A {}\nA = 1;',
  'eslint/no-const-assign': 'const a = 1;\na = 2;',
  'eslint/no-dupe-class-members': 'export class A { x() {} x() {} }',
  'eslint/no-dupe-keys': 'export const a = { x: 1, x: 2 };',
  'eslint/no-func-assign': 'function f() {}\nf = 1;',
  'eslint/no-import-assign': 'import { join } from "node:path";\njoin = 1;',
  'eslint/no-new-native-nonconstructor': 'export const a = new Symbol("a");',
  'eslint/no-obj-calls': 'export const a = Math();',
  'eslint/no-redeclare': 'var a = 1;\nvar a = 2;\nexport { a };',
  'eslint/no-setter-return': 'export const a = { set x(y) { return y; } };',
  'eslint/no-this-before-super':
    'export class A extends Array { constructor() { this.x = 1; super(); } }',
  'eslint/no-undef': 'export const a = nobody;',
  'eslint/no-unreachable': 'export function f() { return 1; f(); }',
  'eslint/no-unsafe-negation': 'export const f = (a, b) => !a in b;',
  'eslint/no-unused-vars': 'const a = 1;',
};

/** What ESLint has rules for, and no parser takes in a module. */
export const unparsed: Seeds = {
  'no-delete-var': 'const a = 1; delete a;',
  'no-dupe-args': 'export function f(a, a) {}',
  'no-nonoctal-decimal-escape': 'export const a = "\\8";',
  'no-octal': 'export const a = 010;',
  'no-with': 'with (globalThis) close();',
};

const declared = 'export declare const any: any; export declare const wait: () => Promise<number>;';

/** Rules of TypeScript without types. */
export const typescript: Seeds = {
  'eslint/no-array-constructor': 'export const a = new Array(1, 2);',
  'eslint/no-unused-expressions': 'export const f = (x: number): void => { x + 1; };',
  'eslint/no-unused-vars': 'const a = 1;',
  'eslint/no-useless-constructor': 'export class A { x = 1; constructor() {} }',
  'eslint/no-var': 'export var a = 1;',
  'eslint/prefer-const': 'let a = 1;\nexport { a };',
  'eslint/prefer-rest-params': 'export function f(): unknown { return arguments; }',
  'eslint/prefer-spread':
    'export const f = (g: (...y: number[]) => void, x: number[]): void => g.apply(undefined, x);',
  'typescript/ban-ts-comment': '// @ts-expect-error\nexport const a: number = "";',
  'typescript/consistent-type-imports':
    'import { Stats } from "node:fs";\nexport const f = (x: Stats): Stats => x;',
  'typescript/no-duplicate-enum-values': 'export enum A { B = 1, C = 1 }',
  'typescript/no-dynamic-delete':
    'export const f = (x: Record<string, 1>, y: string): void => { delete x[y]; };',
  'typescript/no-empty-object-type': 'export type A = {};',
  'typescript/no-explicit-any': 'export type A = any;',
  'typescript/no-extra-non-null-assertion': 'export const f = (x?: { y: 1 }): 1 => x!!.y;',
  'typescript/no-extraneous-class': 'export class A { static x = 1; }',
  'typescript/no-generated-empty-object-type': 'export type A = Pick<{ a: 1 }, never>;',
  'typescript/no-invalid-void-type': 'export type A = void | string;',
  'typescript/no-misused-new': 'export interface A { new (): A; }',
  'typescript/no-namespace': 'export namespace A { export const a = 1; }',
  'typescript/no-non-null-asserted-nullish-coalescing':
    'export const f = (x: { y?: 1 }): number => x.y! ?? 2;',
  'typescript/no-non-null-asserted-optional-chain': 'export const f = (x?: { y: 1 }): 1 => x?.y!;',
  'typescript/no-non-null-assertion': 'export const f = (x?: { y: 1 }): 1 => x!.y;',
  'typescript/no-require-imports': 'import a = require("node:fs");\nexport { a };',
  'typescript/no-this-alias': 'export class A { f(): A { const me = this; return me; } }',
  'typescript/no-unnecessary-type-constraint':
    'export const f = <T extends unknown>(x: T[]): T[] => x;',
  'typescript/no-unsafe-declaration-merging':
    'export interface A { x: 1 }\nexport class A { y = 1; }',
  'typescript/no-unsafe-function-type': 'export type A = Function;',
  'typescript/no-wrapper-object-types': 'export type A = String;',
  'typescript/prefer-as-const': 'export const a = "x" as "x";',
  'typescript/prefer-literal-enum-member': 'const x = 1;\nexport enum A { B = x }',
  'typescript/prefer-namespace-keyword': 'export declare module A { const a: 1; }',
  'typescript/triple-slash-reference': '/// <reference path="seeds.ts" />\nexport {};',
  'typescript/unified-signatures':
    'export declare function f(x: 1): void;\nexport declare function f(x: 2): void;',
};

/** Rules that ask for types. */
export const typed: Seeds = {
  'typescript/await-thenable': 'export const f = async (): Promise<void> => { await 1; };',
  'typescript/no-array-delete': 'export const f = (x: number[]): void => { delete x[0]; };',
  'typescript/no-base-to-string': 'export const f = (x: object): string => `${x.toString()}`;',
  'typescript/no-confusing-void-expression': 'export const f = (g: () => void): unknown => [g()];',
  'typescript/no-deprecated':
    '/** @deprecated no */\nfunction old(): void {}\nexport function f(): void { old(); }',
  'typescript/no-duplicate-type-constituents': 'export type A = "x" | "x";',
  'typescript/no-floating-promises': `${declared} wait();`,
  'typescript/no-for-in-array': 'for (const x in [1]) globalThis.close;',
  'typescript/no-implied-eval': 'setTimeout("x", 1);',
  'typescript/no-meaningless-void-operator':
    'export const f = (g: () => void): void => { void g(); };',
  'typescript/no-misused-promises': `${declared} if (wait()) globalThis.close;`,
  'typescript/no-misused-spread': 'export const f = (x: Map<1, 1>): object => ({ ...x });',
  'typescript/no-mixed-enums': 'export enum A { B = 1, C = "x" }',
  'typescript/no-redundant-type-constituents': 'export type A = unknown | string;',
  'typescript/no-unnecessary-boolean-literal-compare':
    'export const f = (x: boolean): boolean => x === true;',
  'typescript/no-unnecessary-condition': 'export const f = (x: { y: 1 }): number => x?.y;',
  'typescript/no-unnecessary-template-expression':
    'export const f = (x: string): string => `${x}`;',
  'typescript/no-unnecessary-type-arguments':
    'const g = <T = number>(x?: T): unknown => x;\nexport const a = g<number>();',
  'typescript/no-unnecessary-type-assertion':
    'export const f = (x: number): number => x as number;',
  'typescript/no-unnecessary-type-conversion': 'export const f = (x: string): string => String(x);',
  'typescript/no-unnecessary-type-parameters': 'export const f = <T>(x: T): void => { f(x); };',
  'typescript/no-unsafe-argument': `${declared} parseInt(any);`,
  'typescript/no-unsafe-assignment': `${declared} export const a: string = any;`,
  'typescript/no-unsafe-call': `${declared} any();`,
  'typescript/no-unsafe-enum-comparison':
    'enum A { B = 1 }\nexport const f = (x: A, y: number): boolean => x === y;',
  'typescript/no-unsafe-member-access': `${declared} export const a: unknown = any.x;`,
  'typescript/no-unsafe-return': `${declared} export const f = (): string => any;`,
  'typescript/no-unsafe-unary-minus': 'export const f = (x: string): number => -x;',
  'typescript/no-useless-default-assignment':
    'export const f = ({ x = 2 }: { x: number }): number => x;',
  'typescript/only-throw-error': 'throw "x";',
  'typescript/prefer-promise-reject-errors': 'export const a = Promise.reject("x");',
  'typescript/prefer-reduce-type-parameter':
    'export const a = ["x"].reduce((all, x) => [...all, x], [] as string[]);',
  'typescript/prefer-return-this-type': 'export class A { x = 1; f(): A { return this; } }',
  'typescript/related-getter-setter-pairs':
    'export interface A { get x(): string | number; set x(y: string); }',
  'typescript/require-await': 'export const f = async (): Promise<number> => 1;',
  'typescript/restrict-plus-operands': 'export const f = (x: number, y: string): string => x + y;',
  'typescript/restrict-template-expressions': 'export const f = (x: object[]): string => `a${x}`;',
  'typescript/return-await': `${declared} export async function f(): Promise<number> {
    try { return wait(); } catch { return await wait(); } }`,
  'typescript/switch-exhaustiveness-check':
    'export function f(x: "a" | "b"): void { switch (x) { case "a": f(x); } }',
  'typescript/unbound-method':
    'class A { x = 1; f(): number { return this.x; } }\nexport const f = new A().f;',
  'typescript/use-unknown-in-catch-callback-variable': `${declared}
    export const a = wait().catch((e: any) => e.x as number);`,
};
