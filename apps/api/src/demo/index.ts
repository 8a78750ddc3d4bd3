export { demoArticles } from './demo-articles.js';
export { demoYear, demoYears, type DemoPlan } from './demo-plan.js';
export type { DemoBatch, DemoStep } from './demo-records.js';
export { demoSeed, demoTrade, type DemoResults } from './demo-trade.js';
