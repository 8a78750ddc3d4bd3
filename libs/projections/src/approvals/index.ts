export * from './approval-requests.projection.js';
