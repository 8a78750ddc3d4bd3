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
  noteHint: 'O documento segue em anexo (PDF)',
  send: 'Enviar',
  cancel: 'Cancelar',
  begun: 'A enviar o e-mail…',
  noRecipient: 'Indique pelo menos um endereço',
  heading: 'E-mails',
  waiting: 'À espera',
  sending: 'A enviar',
  sent: 'Enviado',
  failed: 'Falhou',
  askedBy: '%{name}, %{when}',
  retry: 'Tentar de novo',
  retryOf: 'Enviar de novo para %{to}',
  retried: 'A enviar de novo…',
  nextTry: 'Por entregar após %{attempts} tentativas. Próxima: %{when}',
  gaveUp: 'Não entregue após %{attempts} tentativas',
  detail: 'Resposta do servidor de e-mail',
  failures: {
    refused: 'O servidor de e-mail rejeitou o e-mail',
    notTaken: 'O servidor de e-mail não aceitou o e-mail',
    noAddress: 'Nenhum endereço de destino existe',
    noDocument: 'O documento já não existe',
  },
  original: 'O original conta como impresso depois de enviado.',
};
