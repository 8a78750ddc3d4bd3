/** Refusals about users, limits and approvals in English. */
export const memberErrorsEn = {
  'identity.permissionMissing':
    'You do not have the permission “%{permission}”. It can be granted by: %{grantors}',
  'identity.memberNotFound': 'This user is not in the company',
  'identity.lastOwner': 'A company needs at least one owner',
  'identity.ownersByOwners': 'Only an owner can do this with an owner',
  'identity.notYourself': 'You cannot do this to yourself',
  'identity.grantsMore': 'You cannot grant “%{permission}”: you do not have it yourself',
  'identity.grantsWiderLimit': 'You cannot grant a wider limit than your own (%{limit})',
  'identity.alreadyMember': '%{email} is a user of the company already',
  'identity.alreadyInvited': '%{email} is invited already. The invitation can be sent again',
  'identity.youAreMember': 'You work in this company already',
  'identity.invitationNotFound': 'This invitation is not valid any more. Ask for another one',
  'identity.invitationExpired': 'This invitation has expired. Ask for another one',
  'identity.tooManyMembers': 'A company has at most %{max} users',
  'limit.priceChangeExceeded':
    'Line %{line}: a price %{discount}\u00a0% below %{price} exceeds your maximum of %{limit}\u00a0%',
  'limit.cashRefundExceeded': 'A refund of %{amount} in cash exceeds your maximum of %{limit}',
  'limit.cashOutExceeded': 'Taking %{amount} out of the drawer exceeds your maximum of %{limit}',
  'limit.lineDiscountExceeded':
    'Line %{line}: a discount of %{discount}\u00a0% exceeds your maximum of %{limit}\u00a0%',
  'limit.documentDiscountExceeded':
    'A discount of %{discount}\u00a0% on the document exceeds your maximum of %{limit}\u00a0%',
  'limit.seriesNotAllowed': 'You may not use the series %{series}. Yours: %{allowed}',
  'limit.warehouseNotAllowed': 'You may not use the warehouse %{warehouse}. Yours: %{allowed}',
  'limit.cashRegisterNotAllowed':
    'You may not use the cash register %{cashRegister}. Yours: %{allowed}',
  'approval.invalidPin': 'A PIN has %{min} to %{max} digits',
  'approval.simplePin': 'This PIN is too easy to guess',
  'approval.reasonRequired': 'Please write the reason for the approval',
  'approval.waits': 'Too many wrong PINs. Please try again in %{minutes}\u00a0min',
  'approval.wrongPin': 'Wrong PIN. Attempts left: %{left}',
  'approval.locked': 'This PIN is locked. Its owner has to set a new one',
  'approval.notApprover': 'This user cannot approve',
};
