import type { Translation } from '../messages.js';
import type { app as english } from '../en/app.js';

export const app: Translation<typeof english> = {
  name: 'Balcão',
  pitch: 'O seu negócio, num só lugar',
  pitchDetail: 'Vendas, stock, tesouraria e ponto de venda em conjunto.',
  loading: 'A carregar',
  yes: 'Sim',
  problems: 'Corrija o seguinte:',
  no: 'Não',
  close: 'Fechar',
  cancel: 'Cancelar',
  save: 'Guardar',
  demo: 'Dados de demonstração',
  retry: 'Tentar de novo',
  unread: 'Não foi possível carregar: %{what}',
  slow: 'Está a demorar mais do que o habitual. Falta carregar: %{what}',
  confirmTitle: 'Confirme',
  failed: 'Não foi possível processar o pedido',
  unreachable:
    'Servidor inacessível. O que vê pode estar desactualizado; os dados guardados estão seguros.',
  offline: 'Está sem ligação. O que vê pode estar desactualizado.',
  requestSent: 'Pedido enviado. Será notificado da decisão.',
  companyLost: 'Já não tem acesso a %{name}.',
  notLoaded: 'Não foi possível carregar. Verifique a ligação e tente novamente.',
  needsNetwork: {
    title: 'Esta página precisa de ligação',
    message: 'Não está guardada neste dispositivo. Os seus dados estão seguros.',
    unsaved:
      'Não está guardada neste dispositivo. As alterações por guardar ficam aqui enquanto não sair.',
    toTill: 'Voltar à caixa',
  },
  renewed: {
    title: 'Nova versão disponível',
    message: 'Carregue de novo a página para continuar. O que guardou mantém-se.',
    unsaved:
      'Guarde as suas alterações ou tome nota delas e carregue de novo a página para continuar.',
    reload: 'Carregar de novo',
  },
  catchingUp: 'A actualizar as listas com a sua última alteração…',
  late: 'Listas com %{seconds} s de atraso: falta uma alteração. O que guardar é verificado com os dados actuais. |||| Listas com %{seconds} s de atraso: faltam %{events} alterações. O que guardar é verificado com os dados actuais.',
  lateBegan: 'As listas estão atrasadas. O que guardar é verificado com os dados actuais.',
  lateEnded: 'As listas estão actualizadas.',
  notFound: {
    title: 'Não encontrado',
    message: '404 - Parece que está perdido. O conteúdo que procura parece não estar disponível',
    goToAccount: 'Ir para a conta',
  },
  accessDenied: {
    title: 'Acesso negado',
    message: 'Não tem acesso a esta página. Fale com um administrador da sua empresa.',
    back: 'Voltar ao início',
  },
  languages: { en: 'English', pt: 'Português' },
  date: {
    open: 'Escolher uma data',
    previousMonth: 'Mês anterior',
    nextMonth: 'Mês seguinte',
    today: 'Hoje',
    hint: 'dd/mm/aaaa',
    invalid: 'Data inválida. Exemplo: 30/11/2026',
  },
  /** Pages that a refusal leads to. */
  links: { plans: 'Planos', subscription: 'Subscrição' },
  number: {
    invalid: 'Introduza um número',
    readsTwoWays: 'Número ambíguo. Escreva %{whole} ou %{decimal}',
    tooManyPlaces: 'No máximo %{places} casas decimais',
    tooLarge: 'Este número é demasiado grande',
    notWhole: 'Introduza um número inteiro',
  },
  till: 'Ponto de venda',
};
