import type { Translation } from '../messages.js';
import type { app as english } from '../en/app.js';

export const app: Translation<typeof english> = {
  name: 'Balcão',
  pitch: 'O seu negócio, num só lugar',
  pitchDetail: 'Vendas, stock, tesouraria e ponto de venda em conjunto.',
  loading: 'A carregar',
  yes: 'Sim',
  no: 'Não',
  close: 'Fechar',
  cancel: 'Cancelar',
  save: 'Guardar',
  retry: 'Tentar de novo',
  unread: 'Não foi possível ler: %{what}',
  slow: 'Está a demorar mais do que o habitual. Falta ler: %{what}',
  confirmTitle: 'Confirme',
  failed: 'Não foi possível processar o pedido',
  unreachable:
    'Não é possível contactar o servidor. O que vê pode estar desactualizado; nada se perdeu.',
  offline: 'Está sem ligação. O que vê pode estar desactualizado.',
  companyLost: 'Já não tem acesso a %{name}.',
  needsNetwork: {
    title: 'Esta página precisa de ligação',
    message: 'Este dispositivo ainda não a tem. Nada se perdeu.',
    unsaved:
      'Este dispositivo ainda não a tem. O que escreveu e não guardou fica aqui enquanto não sair.',
    toTill: 'Voltar à caixa',
  },
  renewed: {
    title: 'O Balcão tem uma nova versão',
    message: 'Carregue de novo a página para continuar. O que guardou está lá.',
    unsaved:
      'Carregue de novo a página para continuar. O que escreveu aqui e não guardou perde-se: guarde-o primeiro, ou tome nota.',
    reload: 'Carregar de novo',
  },
  catchingUp: 'A actualizar: a sua última alteração está a ser acrescentada às listas.',
  late: 'As listas estão atrasadas: falta-lhes um acontecimento de há %{seconds}\u00a0s. O que fizer é decidido pelos livros, que estão em dia. |||| As listas estão atrasadas: faltam-lhes %{events} acontecimentos, o mais antigo de há %{seconds}\u00a0s. O que fizer é decidido pelos livros, que estão em dia.',
  lateBegan: 'As listas estão atrasadas. O que fizer é decidido pelos livros, que estão em dia.',
  lateEnded: 'As listas estão de novo em dia.',
  notFound: {
    title: 'Não encontrado',
    message: '404 - Parece que está perdido. O conteúdo que procura parece não estar disponível',
    goToAccount: 'Ir para a conta',
  },
  accessDenied: {
    title: 'Acesso negado',
    message:
      'A sua conta não pode abrir esta página. Fale com quem gere os utilizadores da empresa.',
    back: 'Voltar à página inicial',
  },
  languages: { en: 'English', pt: 'Português' },
  date: {
    open: 'Escolher uma data',
    previousMonth: 'Mês anterior',
    nextMonth: 'Mês seguinte',
    today: 'Hoje',
    hint: 'dd/mm/aaaa',
    invalid: 'Não é uma data. Escreva-a como 30/11/2026',
  },
  /** Pages that a refusal leads to. */
  links: { plans: 'Planos', subscription: 'Subscrição' },
  number: {
    invalid: 'Não é um número',
    readsTwoWays: 'Escreva %{whole} ou %{decimal}: assim tanto pode ser um como o outro',
    tooManyPlaces: 'No máximo %{places} casas decimais',
    tooLarge: 'Este número é demasiado grande',
    notWhole: 'Escreva um número inteiro, sem decimais',
  },
};
