import type { Translation } from '../messages.js';
import type { setUp as english } from '../en/set-up.js';

export const setUp: Translation<typeof english> = {
  title: 'Configure a sua empresa',
  hint: 'Já pode começar a vender. Conclua estes passos quando quiser.',
  homeTitle: 'Concluir a configuração',
  progress: '%{done} de %{all} feitos',
  back: 'Voltar aos passos',
  go: 'Todos os passos',
  dismiss: 'Não voltar a mostrar',
  done: 'Marcar como feito',
  skip: 'Saltar',
  states: { left: 'Por fazer', done: 'Feito', skipped: 'Saltado' },
  finished: 'Configuração concluída',
  steps: {
    details: 'Dados da empresa e fiscais',
    series: 'Séries do ano',
    vat: 'IVA',
    payments: 'Métodos de pagamento e contas',
    records: 'Primeiros artigos e clientes',
    users: 'Utilizadores',
  },
  hints: {
    details: 'Nome, NUIT, endereço, logótipo e preços.',
    series: 'Os documentos são numerados numa série anual por tipo de documento.',
    vat: 'As taxas de IVA do seu país já estão configuradas. Escolha a predefinida.',
    payments: 'Como pagam os clientes e as suas contas de caixa e banco.',
    records: 'Importe um ficheiro, ou introduza os primeiros.',
    users: 'Convide a sua equipa e atribua uma função a cada pessoa.',
  },
  links: {
    company: 'Empresa',
    series: 'Séries',
    vat: 'IVA',
    methods: 'Métodos de pagamento',
    accounts: 'Contas de tesouraria',
    imports: 'Importar',
    articles: 'Artigos',
    clients: 'Clientes',
    users: 'Utilizadores',
  },
};
