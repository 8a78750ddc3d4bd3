import { grantApproval, refuseApproval, withdrawApproval } from './decide-request.js';
import { requestApproval } from './request-approval.js';

/** The rules of the commands on requests for approval, by command. */
export const approvingDeciders = {
  RequestApproval: requestApproval,
  GrantApproval: grantApproval,
  RefuseApproval: refuseApproval,
  WithdrawApproval: withdrawApproval,
};
