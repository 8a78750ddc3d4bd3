export * from './fold-until.js';
export * from './freshness.js';
export * from './progress.js';
export * from './projection-runner.js';
export * from './rebuild-all.js';
export * from './rows-follower.js';
export * from './shared-rebuild.js';
export * from './shared-runner.js';
export { shareCount } from './shares.js';
