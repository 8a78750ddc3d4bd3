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
  eventsHint: 'Um valor abaixo de zero é lançado no outro lado.',
};
