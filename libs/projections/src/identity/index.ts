export * from './memberships.projection.js';
