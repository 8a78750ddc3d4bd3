/** Refusals about users, limits and approvals in Portuguese. */
export const memberErrorsPt = {
  'identity.permissionMissing':
    'Não tem a permissão «%{permission}». Pode ser concedida por: %{grantors}',
  'identity.memberNotFound': 'Este utilizador não pertence à empresa',
  'identity.lastOwner': 'Uma empresa precisa de, pelo menos, um proprietário',
  'identity.ownersByOwners': 'Só um proprietário pode fazer isto a um proprietário',
  'identity.notYourself': 'Não pode fazer isto a si próprio',
  'identity.grantsMore': 'Não pode conceder «%{permission}»: não tem essa permissão',
  'identity.grantsWiderLimit': 'Não pode conceder um limite mais amplo do que o seu (%{limit})',
  'identity.alreadyMember': '%{email} já é utilizador da empresa',
  'identity.alreadyInvited': '%{email} já foi convidado. O convite pode ser reenviado',
  'identity.youAreMember': 'Já trabalha nesta empresa',
  'identity.invitationNotFound': 'Este convite já não é válido. Peça outro',
  'identity.invitationExpired': 'Este convite expirou. Peça outro',
  'identity.tooManyMembers': 'Uma empresa tem no máximo %{max} utilizadores',
  'limit.priceChangeExceeded':
    'Linha %{line}: um preço %{discount}\u00a0% abaixo de %{price} excede o seu máximo de %{limit}\u00a0%',
  'limit.cashRefundExceeded':
    'Um reembolso de %{amount} em numerário excede o seu máximo de %{limit}',
  'limit.cashOutExceeded': 'Tirar %{amount} da gaveta excede o seu máximo de %{limit}',
  'limit.lineDiscountExceeded':
    'Linha %{line}: o desconto de %{discount}\u00a0% excede o seu máximo de %{limit}\u00a0%',
  'limit.documentDiscountExceeded':
    'O desconto de %{discount}\u00a0% no documento excede o seu máximo de %{limit}\u00a0%',
  'limit.seriesNotAllowed': 'Não pode usar a série %{series}. As suas: %{allowed}',
  'limit.warehouseNotAllowed': 'Não pode usar o armazém %{warehouse}. Os seus: %{allowed}',
  'limit.cashRegisterNotAllowed': 'Não pode usar a caixa %{cashRegister}. As suas: %{allowed}',
  'approval.invalidPin': 'Um PIN tem de %{min} a %{max} algarismos',
  'approval.simplePin': 'Este PIN é demasiado fácil de adivinhar',
  'approval.reasonRequired': 'Indique o motivo da aprovação',
  'approval.waits': 'Demasiados PIN errados. Tente de novo dentro de %{minutes}\u00a0min',
  'approval.wrongPin': 'PIN errado. Tentativas restantes: %{left}',
  'approval.locked': 'Este PIN está bloqueado. O seu titular tem de definir outro',
  'approval.notApprover': 'Este utilizador não pode aprovar',
};
