/** Apagar os dados pessoais de clientes e fornecedores. */
export const erasureResources = {
  'commercial/erasures': {
    name: 'Apagamento |||| Apagamentos',
    fields: {
      code: 'Código',
      name: 'Nome',
      erasedAt: 'Apagado',
      erasedByName: 'Por',
      erased: 'O quê',
      erasureReason: 'Motivo',
    },
  },
  held: {
    name: 'Dado pessoal |||| Dados pessoais',
    fields: {
      part: 'Registado como',
      field: 'O quê',
      value: 'Texto',
      recordedAt: 'Quando',
      actorName: 'Por',
    },
  },
};

export const erasure = {
  action: 'Apagar dados pessoais',
  title: 'Apagar os dados pessoais de %{name}',
  goes: 'Apagado definitivamente',
  goesContact: 'Endereços, contactos, e-mails, telefones e registos de envio',
  goesAll:
    'Nome, NUIT, endereços, contactos, e-mails e telefones: nenhum documento refere esta pessoa',
  stays: 'Mantido',
  staysFiscal: 'Código, nome, NUIT e o conteúdo dos documentos emitidos, enquanto a lei o exigir',
  staysCode: 'O código, e que existiu um registo',
  after: 'Depois',
  afterText:
    'O registo é removido definitivamente e não pode ser usado em novos documentos. Os dados não podem ser recuperados e as consultas a datas passadas deixam de os mostrar. Cópias de segurança, ficheiros exportados e documentos impressos ficam a seu cargo.',
  reason: 'Motivo do apagamento',
  confirm: 'Escreva o código %{code} para confirmar',
  keep: 'Manter',
  done: 'Dados pessoais de %{name} apagados',
  contactGone: 'Dados pessoais apagados, excepto o que os documentos têm de manter.',
  allGone: 'Dados pessoais apagados.',
  held: {
    title: 'Dados pessoais guardados',
    text: 'Para pedidos de acesso: a ficha, as versões anteriores, os envios de documentos e todas as referências.',
    now: 'Ficha actual',
    named: 'Referida em',
    more: 'mais %{count} eventos',
    mailedTo: 'Enviado para',
  },
  list: {
    hint: 'Clientes e fornecedores cujos dados pessoais apagou a pedido. A cadeia do diário mantém-se válida: só desaparecem as chaves dos dados.',
    all: 'Tudo, incluindo o nome',
    contact: 'Contactos e endereços',
  },
};
