export { APPROVAL_DAYS, APPROVAL_REASON_MAX } from './request-approval.js';
export { whoMayApprove } from './who-may-approve.js';
export { isWantedCommand } from './wanted-command.js';
