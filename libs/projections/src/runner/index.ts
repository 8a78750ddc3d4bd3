export * from './freshness.js';
export * from './progress.js';
export * from './projection-runner.js';
export * from './rebuild-all.js';
