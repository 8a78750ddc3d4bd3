export * from './invitation-token.js';
export * from './mail-invitation.js';
