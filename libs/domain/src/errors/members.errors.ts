import { absent, conflict, forbidden, invalid } from '../kernel/index.js';

/** Refusals of managing members, of what their limits do not allow, and of approvals by PIN. */
export const membersErrors = {
  /** To a member: the permission that is missing, and the names of those who can grant it. */
  'identity.permissionMissing': forbidden<{
    permission: string;
    grantors: readonly string[];
  }>(),
  'identity.memberNotFound': absent<{ id: string }>(),
  'identity.lastOwner': conflict(),
  'identity.ownersByOwners': forbidden(),
  'identity.notYourself': conflict(),
  'identity.grantsMore': forbidden<{ permission: string }>(),
  'identity.grantsWiderLimit': forbidden<{ limit: string }>(),
  'identity.alreadyMember': conflict<{ email: string }>(),
  'identity.alreadyInvited': conflict<{ email: string }>(),
  'identity.youAreMember': conflict(),
  'identity.invitationNotFound': absent(),
  'identity.invitationExpired': conflict(),
  'identity.linkGoesByMail': conflict(),
  'identity.sameName': conflict<{ name: string }>(),
  'identity.staffIsNoOwner': conflict(),
  'identity.setsOwnPin': conflict<{ name: string }>(),
  'identity.tooManyMembers': conflict<{ max: number }>(),
  /** Figures are per cent. */
  'limit.priceChangeExceeded': forbidden<{
    line: number;
    price: string;
    discount: string;
    limit: string;
  }>(),
  'limit.cashRefundExceeded': forbidden<{ amount: string; limit: string }>(),
  'limit.cashOutExceeded': forbidden<{ amount: string; limit: string }>(),
  'limit.voidExceeded': forbidden<{ amount: string; limit: string }>(),
  'limit.purchaseExceeded': forbidden<{ amount: string; limit: string }>(),
  'limit.expenseExceeded': forbidden<{ amount: string; limit: string }>(),
  'limit.cancellationExceeded': forbidden<{ amount: string; limit: string }>(),
  'limit.lineDiscountExceeded': forbidden<{ line: number; discount: string; limit: string }>(),
  'limit.documentDiscountExceeded': forbidden<{ discount: string; limit: string }>(),
  'limit.seriesNotAllowed': forbidden<{ series: string; allowed: readonly string[] }>(),
  'limit.warehouseNotAllowed': forbidden<{ warehouse: string; allowed: readonly string[] }>(),
  'limit.cashRegisterNotAllowed': forbidden<{
    cashRegister: string;
    allowed: readonly string[];
  }>(),
  'approval.invalidPin': invalid<{ min: number; max: number }>(),
  'approval.simplePin': invalid(),
  'approval.samePin': invalid(),
  'approval.reasonRequired': invalid(),
  'approval.waits': forbidden<{ minutes: number }>(),
  'approval.wrongPin': forbidden<{ left: number }>(),
  'approval.locked': forbidden(),
  'approval.notApprover': forbidden(),
};
