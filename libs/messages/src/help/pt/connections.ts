import type { HelpTopics } from '../help-topic.js';

/** Ficheiros, o diário, a própria conta, outros programas, o plano. */
export const connections: HelpTopics<'files' | 'audit' | 'account' | 'developers' | 'plan'> = {
  files: {
    title: 'Importar e exportar ficheiros',
    summary: 'Folhas de cálculo a entrar e a sair, e o que corre em segundo plano.',
    parts: [
      {
        heading: 'Importe uma folha de cálculo',
        isSteps: true,
        text: [
          'Abra [Importar](/imports), escolha o que o ficheiro contém e descarregue o modelo, se precisar.',
          'Escolha o ficheiro. Colunas, datas e números são reconhecidos; confira-os.',
          'Corrija as células assinaladas na pré-visualização. Nada é guardado até todas as linhas estarem verificadas.',
          'Importe. Se estiver errado, escolha Desfazer na página da importação.',
        ],
      },
      {
        heading: 'Se um código de barras parecer 6,00123E+12',
        text: [
          'O Excel encurtou-o e os dígitos perderam-se. Formate a coluna como texto no ficheiro original, introduza de novo os códigos e guarde-o.',
        ],
      },
      {
        heading: 'Exportar',
        text: [
          'Cada lista exporta o que mostra, com os filtros, para Excel, CSV ou PDF. Os ficheiros grandes são preparados em [Tarefas](/jobs).',
          'As acções sobre muitas linhas estão em [Operações em massa](/bulk_work), com o que falhou e porquê.',
        ],
      },
    ],
  },
  audit: {
    title: 'Histórico e auditoria',
    summary: 'Quem alterou o quê e quando, estados anteriores e ficheiros para uma inspecção.',
    parts: [
      {
        heading: 'Quem o fez',
        text: [
          'Cada ficha tem um histórico. O [diário](/commercial/journal) mostra tudo o que aconteceu na empresa, e ninguém o pode alterar.',
        ],
      },
      {
        heading: 'Como estava',
        text: [
          'Escolha Ver numa data… no menu da conta para ver listas, saldos e relatórios como estavam nesse dia.',
        ],
      },
      {
        heading: 'Uma inspecção',
        text: [
          'Crie um [dossier para inspecção](/commercial/inspection) do período: documentos, eventos, selos e uma página que os verifica sem rede.',
          'Dê ao auditor um utilizador com a função Auditor. [Actividade dos auditores](/commercial/looks) mostra o que foi aberto.',
        ],
      },
    ],
  },
  account: {
    title: 'A sua conta',
    summary: 'Perfil, palavra-passe, código de acesso, idioma e formatos.',
    parts: [
      {
        heading: 'Só seu',
        text: [
          'Altere o nome, o e-mail e a palavra-passe em [A minha conta](/account). Ligue o código de acesso para proteger a conta com o telemóvel.',
          'Idioma, tema, formato das datas e página inicial estão em [Definições](/settings). Acompanham-no em todos os dispositivos.',
        ],
      },
      {
        heading: 'Notificações',
        text: [
          'As [notificações](/notifications) dizem o que resultou do seu trabalho e o que requer atenção.',
        ],
      },
    ],
  },
  developers: {
    title: 'Outros programas',
    summary: 'Chaves de API, webhooks e o fluxo de eventos.',
    parts: [
      {
        heading: 'Ligue uma loja ou um programa de contabilidade',
        text: [
          'Crie uma chave de API em [Programadores](/developers) só com as permissões de que o outro programa precisa.',
          'Um webhook chama o seu endereço quando algo acontece. Envie um evento de teste, e entregue de novo o que falhou.',
        ],
      },
    ],
  },
  plan: {
    title: 'Plano e sistema',
    summary: 'O que o plano inclui e o estado do servidor.',
    parts: [
      {
        heading: 'Plano',
        text: [
          'Se o serviço for pago, [Planos](/plans) compara o que cada um inclui e [Subscrição](/subscription) mostra o seu.',
        ],
      },
      {
        heading: 'Sistema',
        text: [
          '[Sistema](/system) mostra se as listas estão em dia, o espaço livre no disco e os serviços em uso. “Refazer as listas” volta a fazê-las a partir do diário, sem parar o trabalho.',
        ],
      },
    ],
  },
};
