import type { Translation } from '../messages.js';
import type { help as english } from '../en/help.js';

export const help: Translation<typeof english> = {
  search: 'Procurar no manual',
  nothing: 'Nenhuma página encontrada. Tente menos palavras, ou outras.',
  picture: 'Ecrã: %{title}',
  all: 'Todas as páginas do manual',
  mail: {
    notSetUp: 'O e-mail não está configurado neste servidor: as mensagens ficam lá em ficheiros.',
    send: 'Enviar um e-mail de teste',
    sent: 'Enviado para %{to}. Deve chegar dentro de um minuto.',
    kept: 'O e-mail não está configurado neste servidor: a mensagem ficou lá num ficheiro.',
    failed:
      'O servidor de e-mail não aceitou a mensagem para %{to}. Contacte quem administra o servidor.',
  },
  print: {
    print: 'Imprimir uma página de teste',
    title: 'Página de teste',
    text: 'A moldura tem de estar completa nos quatro lados, e as letras em baixo legíveis.',
  },
};
