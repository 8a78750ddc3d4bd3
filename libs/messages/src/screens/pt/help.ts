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
  backup: {
    check: 'Verificar a última cópia',
    running: 'A ler a cópia. Se for grande, demora minutos.',
    readable:
      'A cópia de %{when} em %{folder} pode ser reposta: %{events} eventos, todos os ficheiros intactos.',
    damaged: 'A cópia de %{when} em %{folder} não pode ser reposta (%{why}). Faça já uma nova.',
    away: 'A última cópia foi feita em %{when} na pasta %{folder}. O servidor não consegue lê-la agora: ligue o disco e tente de novo.',
    failed:
      'Não foi possível ler a cópia de %{when} em %{folder}. O motivo está no registo do servidor.',
    none: 'Ainda não há nenhuma cópia. No servidor, execute npm run backup -- e uma pasta nova noutro disco.',
    ownersOnly: 'Só os proprietários podem verificar as cópias de segurança.',
  },
  print: {
    print: 'Imprimir uma página de teste',
    title: 'Página de teste',
    text: 'A moldura tem de estar completa nos quatro lados, e as letras em baixo legíveis.',
  },
};
