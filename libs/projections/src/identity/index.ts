export * from './invitations.projection.js';
export * from './members.projection.js';
export * from './memberships.projection.js';
