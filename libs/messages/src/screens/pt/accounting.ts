/** The page of what is posted where. */
export const accounting = {
  hint: 'Vendas, compras, pagamentos e movimentos de stock são lançados nestas contas. Outra conta recebe também o que já foi lançado.',
  noChart:
    'A sua empresa ainda não tem plano de contas. Comece por um plano oficial e altere-o como precisar.',
  nirf: 'Usar o PGC-NIRF',
  pe: 'Usar o PGC-PE (pequenas empresas)',
  adopted: 'Plano de contas criado',
  posted: 'O que é lançado',
  of: 'Para',
  all: 'Tudo',
  code: 'Conta',
  name: 'Nome da conta',
  change: 'Escolher',
  back: 'Conta oficial',
  choose: 'Conta para %{what}',
  chosen: 'Conta escolhida',
  events: 'O que cada operação lança',
  event: 'Operação',
  debit: 'Débito',
  credit: 'Crédito',
  entries: {
    create: 'Novo lançamento',
    kinds: { general: 'Diversos', opening: 'Saldos iniciais' },
    states: { active: 'Activo', reversed: 'Estornado' },
    openingHint:
      'Deixe de fora clientes, fornecedores, contas de tesouraria e stock: os seus saldos iniciais vêm das próprias páginas.',
    noChart: 'Crie primeiro um plano de contas em Regras de lançamento.',
    balanced: 'Débitos e créditos são iguais',
    difference: 'Diferença',
    copy: 'Copiar',
    reverse: 'Estornar',
    reverseTitle: 'Estornar %{name}?',
    reverseEffect:
      'Um segundo lançamento, com débitos e créditos trocados, é feito nesta data. Ambos ficam no diário.',
    reversed: '%{name} estornado',
  },
  eventsHint: 'Um valor abaixo de zero é lançado no outro lado.',
};
