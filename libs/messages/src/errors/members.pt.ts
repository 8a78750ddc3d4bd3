/** Refusals about users, limits and approvals in Portuguese. */
export const memberErrorsPt = {
  'identity.permissionMissing':
    'Precisa da permissão «%{permission}». Pode ser concedida por: %{grantors}',
  'identity.memberNotFound': 'Este utilizador não pertence à empresa',
  'identity.lastOwner': 'Uma empresa precisa de, pelo menos, um proprietário',
  'identity.ownersByOwners': 'Só um proprietário pode fazer isto a um proprietário',
  'identity.notYourself': 'Não pode fazer isto a si próprio',
  'identity.grantsMore': 'Não pode conceder «%{permission}»: não tem essa permissão',
  'identity.grantsWiderLimit': 'Não pode conceder um limite acima do seu (%{limit})',
  'identity.alreadyMember': '%{email} já é utilizador desta empresa',
  'identity.alreadyInvited': '%{email} já foi convidado. Pode reenviar o convite',
  'identity.youAreMember': 'Já pertence a esta empresa',
  'identity.invitationNotFound': 'Este convite já não é válido. Peça um novo',
  'identity.invitationExpired': 'Este convite expirou. Peça um novo',
  'identity.linkGoesByMail': 'Este servidor envia e-mail: a ligação está no convite',
  'identity.sameName':
    'Já existe %{name}. Acrescente um apelido: na caixa, as pessoas distinguem-se pelo nome',
  'identity.staffIsNoOwner': 'Um proprietário precisa de conta. Convide-o por e-mail',
  'identity.setsOwnPin': '%{name} tem conta e define lá o PIN, em «O meu PIN»',
  'identity.tooManyMembers': 'Uma empresa pode ter no máximo %{max} utilizadores',
  'limit.priceChangeExceeded':
    'Linha %{line}: um preço %{discount}% abaixo de %{price} excede o seu limite de %{limit}%',
  'limit.cashRefundExceeded':
    'Um reembolso de %{amount} em numerário excede o seu limite de %{limit}',
  'limit.cashOutExceeded': 'Uma saída de caixa de %{amount} excede o seu limite de %{limit}',
  'limit.voidExceeded': 'Retirar %{amount} de uma venda excede o seu limite de %{limit}',
  'limit.lineDiscountExceeded':
    'Linha %{line}: o desconto de %{discount}% excede o seu limite de %{limit}%',
  'limit.documentDiscountExceeded':
    'O desconto de %{discount}% no documento excede o seu limite de %{limit}%',
  'limit.seriesNotAllowed': 'Não pode usar a série %{series}. As suas: %{allowed}',
  'limit.warehouseNotAllowed': 'Não pode usar o armazém %{warehouse}. Os seus: %{allowed}',
  'limit.cashRegisterNotAllowed': 'Não pode usar a caixa %{cashRegister}. As suas: %{allowed}',
  'approval.invalidPin': 'Introduza um PIN de %{min} a %{max} algarismos',
  'approval.simplePin': 'Este PIN é demasiado fácil de adivinhar',
  'approval.samePin': 'Escolha um PIN diferente do actual',
  'approval.reasonRequired': 'Indique o motivo da aprovação',
  'approval.waits': 'Demasiados PIN errados. Tente de novo dentro de %{minutes}\u00a0min',
  'approval.wrongPin': 'PIN errado. Tentativas restantes: %{left}',
  'approval.locked': 'Este PIN está bloqueado. O utilizador tem de definir outro',
  'approval.notApprover': 'Este utilizador não pode aprovar',
};
