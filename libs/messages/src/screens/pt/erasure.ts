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
    name: 'Facto |||| O que se guarda de uma pessoa',
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
  goes: 'O que desaparece, de vez',
  goesContact:
    'Endereços, contactos, e-mails e telefones, também aqueles para onde seguiram documentos',
  goesAll:
    'Nome, NUIT, endereços, contactos, e-mails e telefones: nenhum documento refere esta pessoa',
  stays: 'O que fica',
  staysFiscal:
    'Nome e NUIT, e o que dizem os documentos emitidos, enquanto a lei o exigir; e o código',
  staysCode: 'O código, e que existiu um registo',
  after: 'Depois',
  afterText:
    'O registo fica removido de vez e não pode ser escolhido em novos documentos. Ninguém consegue recuperar os dados, e as listas de dias anteriores deixam de os mostrar. As cópias de segurança, os ficheiros exportados e os papéis impressos até agora ficam a seu cargo.',
  reason: 'Motivo do apagamento',
  confirm: 'Escreva o código %{code} para confirmar',
  keep: 'Manter',
  done: 'Os dados pessoais de %{name} foram apagados',
  contactGone: 'Os dados pessoais foram apagados, excepto o que os documentos têm de referir.',
  allGone: 'Os dados pessoais foram apagados.',
  held: {
    title: 'O que se guarda desta pessoa',
    text: 'Para quem o pedir: a ficha, o que dizia antes, para onde se enviaram documentos e tudo o que a nomeia.',
    now: 'A ficha agora',
    named: 'Nomeada em',
    more: 'mais %{count} acontecimentos',
    mailedTo: 'Enviado para',
  },
  list: {
    title: 'Dados pessoais apagados',
    hint: 'De quem se apagaram os dados pessoais, a seu pedido. A cadeia do diário mantém-se: só desapareceram as chaves dos dados.',
    all: 'Tudo, incluindo o nome',
    contact: 'Contactos e endereços',
  },
};
