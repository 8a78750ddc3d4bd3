/** Refusals about users, limits and approvals in English. */
export const memberErrorsEn = {
  'identity.permissionMissing':
    'You need the permission “%{permission}”. It can be granted by: %{grantors}',
  'identity.memberNotFound': 'This user does not belong to the company',
  'identity.lastOwner': 'A company needs at least one owner',
  'identity.ownersByOwners': 'Only an owner can do this to another owner',
  'identity.notYourself': 'You cannot do this to yourself',
  'identity.grantsMore': 'You cannot grant “%{permission}”: you do not have it yourself',
  'identity.grantsWiderLimit': 'You cannot grant a limit above your own (%{limit})',
  'identity.alreadyMember': '%{email} is already a user of this company',
  'identity.alreadyInvited': '%{email} has already been invited. You can resend the invitation',
  'identity.youAreMember': 'You already belong to this company',
  'identity.invitationNotFound': 'This invitation is no longer valid. Ask for a new one',
  'identity.invitationExpired': 'This invitation has expired. Ask for a new one',
  'identity.sameName': '%{name} is taken. Add a surname: a till tells people apart by name',
  'identity.staffIsNoOwner': 'An owner needs an account. Invite them by e-mail',
  'identity.setsOwnPin': '%{name} has an account and sets the PIN there, under My PIN',
  'identity.tooManyMembers': 'A company can have at most %{max} users',
  'limit.priceChangeExceeded':
    'Line %{line}: a price %{discount}% below %{price} exceeds your limit of %{limit}%',
  'limit.cashRefundExceeded': 'A cash refund of %{amount} exceeds your limit of %{limit}',
  'limit.cashOutExceeded': 'A cash out of %{amount} exceeds your limit of %{limit}',
  'limit.voidExceeded': 'Removing %{amount} from a sale exceeds your limit of %{limit}',
  'limit.lineDiscountExceeded':
    'Line %{line}: a discount of %{discount}% exceeds your limit of %{limit}%',
  'limit.documentDiscountExceeded':
    'A document discount of %{discount}% exceeds your limit of %{limit}%',
  'limit.seriesNotAllowed': 'You cannot use series %{series}. Yours: %{allowed}',
  'limit.warehouseNotAllowed': 'You cannot use warehouse %{warehouse}. Yours: %{allowed}',
  'limit.cashRegisterNotAllowed': 'You cannot use cash register %{cashRegister}. Yours: %{allowed}',
  'approval.invalidPin': 'Enter a PIN of %{min} to %{max} digits',
  'approval.simplePin': 'This PIN is too easy to guess',
  'approval.reasonRequired': 'Enter a reason for the approval',
  'approval.waits': 'Too many wrong PINs. Please try again in %{minutes}\u00a0min',
  'approval.wrongPin': 'Wrong PIN. Attempts left: %{left}',
  'approval.locked': 'This PIN is locked. The user must set a new one',
  'approval.notApprover': 'This user cannot approve',
};
