export type { NamedPlan } from './billing.errors.js';
export type { Clocks } from './clock.errors.js';
