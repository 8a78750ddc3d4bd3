import { conflict, forbidden, invalid } from '../kernel/index.js';

/** Refusals of requests for approval, and of deciding on them. */
export const approvalsErrors = {
  'approvalRequest.notOfThis': invalid(),
  'approvalRequest.notNeeded': conflict(),
  'approvalRequest.waitsAlready': conflict(),
  'approvalRequest.notOpen': conflict(),
  'approvalRequest.expired': conflict(),
  'approvalRequest.own': forbidden(),
  'approvalRequest.notYours': forbidden(),
};
