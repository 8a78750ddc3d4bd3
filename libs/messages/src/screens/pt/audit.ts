import type { Translation } from '../messages.js';
import type { audit as english, auditResources as englishResources } from '../en/audit.js';

/** Nomes do que um auditor percorre, e dos seus campos. */
export const auditResources: Translation<typeof englishResources> = {
  'commercial/seals': {
    name: 'Selo |||| Selos',
    fields: {
      number: 'Número',
      on: 'Dia',
      sealedAt: 'Selado',
      from: 'Primeiro evento',
      to: 'Último evento',
      events: 'Eventos no total',
      code: 'Código',
      digest: 'Selo completo',
      hash: 'Cadeia',
      series: 'Últimos números',
    },
  },
  'commercial/journal': {
    name: 'Evento |||| Eventos',
    fields: {
      revision: 'Número',
      recordedAt: 'Quando',
      on: 'Período',
      type: 'O que aconteceu',
      label: 'Sobre',
      partyId: 'Cliente',
      partyName: 'Cliente ou fornecedor',
      amountMinor: 'Valor',
      actorId: 'Pessoa',
      actorName: 'Pessoa',
      cashRegisterId: 'Caixa',
      registerName: 'Caixa',
      device: 'Dispositivo',
      recordId: 'Registo',
      question: 'Pergunta',
      opens: 'Abre às',
      closes: 'Fecha às',
    },
  },
};

/** O que um auditor vê. */
export const audit: Translation<typeof english> = {
  group: 'Auditoria',
  seals: {
    title: 'Selos',
    hint: 'Um selo liga todos os eventos anteriores: a cadeia, a contagem e o último número de cada série. Cada dia é selado quando termina; um selo em papel ou numa mensagem mostra se algo foi alterado depois.',
    seal: 'Selar agora',
    sealed: 'O diário está selado tal como está',
  },
  books: {
    title: 'Verificação dos livros',
    hint: 'Cada lista é feita de novo a partir do diário, ao lado da que se vê, e comparada com ela linha a linha. Acontece todas as noites.',
    check: 'Verificar agora',
    begun: 'A verificação começou',
    running: 'A verificar: %{percent} %',
    never: 'As listas ainda não foram verificadas.',
    last: 'Última verificação %{when}, até ao evento %{revision}',
    failed: 'A última verificação falhou: %{failure}',
    equal: 'Cada linha é o que o diário diz.',
    differs:
      '%{count} linha não é o que o diário diz. |||| %{count} linhas não são o que o diário diz.',
    rows: '%{count} linha |||| %{count} linhas',
    certificate: 'Certificado %{code}',
    isEqual: 'Igual',
    isDifferent: 'Diferentes: %{count}',
    kinds: {
      added: 'Nenhum evento a fez',
      missing: 'Falta na lista',
      changed: 'É diferente do que o diário diz: %{fields}',
    },
    event: 'Evento %{revision}',
    repair:
      'Feita de novo a partir do diário, a lista volta a estar certa: quem gere o servidor fá-lo com npm run rebuild.',
  },
  inspection: {
    title: 'Pacote de inspecção',
    make: 'Criar um pacote',
    hint: 'Um arquivo de um período: a declaração e o ficheiro SAF-T, cada documento em papel, os eventos, os selos, e uma página que verifica tudo em qualquer navegador, sem rede e sem este programa.',
    withPapers: 'Com cada documento em PDF',
    order: 'Criar o pacote',
    ordered: 'O pacote está a ser criado',
    packs: 'Pacotes',
    none: 'Ainda não foi criado nenhum pacote.',
  },
  journal: {
    title: 'Diário',
    hint: 'Tudo o que alguma vez foi registado nesta empresa, o mais recente primeiro.',
    questions: 'Perguntas',
    question: {
      voidedLines: 'Linhas retiradas de vendas',
      drawerOpened: 'Gaveta aberta sem venda',
      priceChanges: 'Alterações de preços',
      afterHours: 'Documentos emitidos fora de horas',
      rightsGranted: 'Direitos concedidos',
    },
    everything: 'Tudo',
    people: 'Por pessoa',
    times: '%{count}×',
    amount: 'Valor',
    amounts: {
      over1000: 'Mais de 1 000',
      over10000: 'Mais de 10 000',
      over100000: 'Mais de 100 000',
    },
    event: 'Evento %{revision}',
    stored: 'Tal como está guardado',
    when: 'Quando',
    who: 'Quem',
    hash: 'Cadeia',
    data: 'O que diz',
    metadata: 'Sobre o evento',
    opensAt: 'Abre às',
    closesAt: 'Fecha às',
  },
};
