export * from './recharge.js';
export * from './select-plan.js';
