export * from './apart/index.js';
export { checkSaft, type CheckOptions, type CheckSummary } from './check-saft.js';
export type { FiscalProblem, Severity } from './problem.js';
