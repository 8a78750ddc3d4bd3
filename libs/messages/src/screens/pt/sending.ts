import type { Translation } from '../messages.js';
import type { sending as english } from '../en/sending.js';

/** Envio de documentos e recibos por e-mail. */
export const sending: Translation<typeof english> = {
  action: 'Enviar por e-mail',
  title: 'Enviar %{name} por e-mail',
  recipients: 'Destinatários',
  recipientsHint: 'Separe os endereços por vírgulas',
  offered: 'Endereços de %{name}',
  language: 'Idioma do e-mail',
  ofCountry: 'A do país',
  note: 'Mensagem',
  noteHint: 'O documento segue como ficheiro',
  send: 'Enviar',
  cancel: 'Cancelar',
  begun: 'O e-mail está a caminho',
  noRecipient: 'Indique pelo menos um endereço',
  heading: 'E-mails',
  waiting: 'À espera',
  sending: 'A enviar',
  sent: 'Enviado',
  failed: 'Falhou',
  askedBy: '%{name}, %{when}',
  retry: 'Tentar de novo',
  retryOf: 'Tentar de novo o envio para %{to}',
  retried: 'Está a tentar-se de novo',
  nextTry: 'Ainda não entregue, tentativas: %{attempts}. Próxima: %{when}',
  gaveUp: 'Não entregue. Tentativas: %{attempts}',
  detail: 'O que diz o serviço de e-mail',
  failures: {
    refused: 'O servidor de e-mail recusa o e-mail',
    notTaken: 'O servidor de e-mail não aceitou o e-mail',
    noAddress: 'O e-mail não vai para um endereço que exista',
    noDocument: 'O documento não existe',
  },
};
