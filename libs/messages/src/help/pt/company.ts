import type { HelpTopics } from '../help-topic.js';

/** Quem pode fazer o quê, definições da empresa, e-mail, impressoras e cópias de segurança. */
export const company: HelpTopics<'roles' | 'company' | 'mail' | 'printing' | 'backup'> = {
  roles: {
    title: 'Utilizadores e funções',
    summary: 'Quem pode fazer o quê, e como convidar um utilizador.',
    parts: [
      {
        heading: 'As funções',
        text: [
          'Proprietário: tudo, incluindo utilizadores, encerrar a empresa e exportar todos os dados.',
          'Gerente: todo o trabalho diário, relatórios e definições.',
          'Contabilista: documentos, pagamentos, tesouraria, IVA e relatórios.',
          'Escritório: documentos, clientes, artigos e stock.',
          'Operador de caixa: só a caixa e o seu próprio turno.',
          'Auditor: vê tudo, não altera nada.',
        ],
      },
      {
        heading: 'Convide um utilizador',
        isSteps: true,
        text: [
          'Abra [Utilizadores](/users) e escolha Convidar utilizador.',
          'Introduza o e-mail e escolha a função.',
          'A pessoa abre a ligação do e-mail no prazo de 7 dias e escolhe uma palavra-passe.',
        ],
      },
      {
        heading: 'Ajuste permissões',
        text: [
          'Abra as permissões de um utilizador para conceder ou retirar permissões, ou para limitar descontos e séries.',
          'Suspenda um utilizador ausente; remova quem sai. O nome continua no histórico.',
        ],
      },
      {
        heading: 'Pedidos de aprovação',
        text: [
          'Os limites de um utilizador podem dizer até que valor compra, regista despesas e anula sem aprovação, e que desconto dá.',
          'Acima de um limite, alguém introduz logo o seu PIN, ou o utilizador envia um pedido com o motivo. Quem pode aprovar é informado e encontra-o em [Aprovações](/approvals).',
          'A aprovação executa o pedido como as coisas estão nesse momento, dentro dos limites de quem aprova. Um pedido expira ao fim de 7 dias.',
        ],
      },
    ],
  },
  company: {
    title: 'Definições da empresa',
    summary: 'Dados nos documentos, preços, séries, tipos de documento e data de bloqueio.',
    parts: [
      {
        heading: 'Dados e definições',
        text: [
          'Os dados em [Empresa](/company) são impressos nos novos documentos. Os já emitidos mantêm os dados com que foram emitidos.',
          'As definições regem casas decimais, arredondamento, preços com ou sem IVA, stock negativo e lotes. Cada uma tem a sua explicação.',
        ],
      },
      {
        heading: 'Séries e tipos de documento',
        text: [
          'Os documentos são numerados em [séries](/commercial/invoicing_series): uma por tipo de documento e ano, sem interrupções.',
          'Desligue os [tipos de documento](/commercial/document_type) que nunca usa.',
        ],
      },
      {
        heading: 'Várias empresas',
        text: [
          'Escolha Nova empresa no menu da conta. Dados, utilizadores e números são separados.',
        ],
      },
    ],
  },
  mail: {
    title: 'E-mail',
    summary: 'Enviar documentos e verificar se o e-mail funciona.',
    parts: [
      {
        heading: 'Envie um documento',
        text: [
          'Escolha Enviar num documento, confirme o endereço e envie. O PDF segue em anexo. A lista por baixo do documento mostra o que foi enviado e quando.',
          'O original conta como impresso depois de enviado.',
        ],
      },
      {
        heading: 'Se nada chegar',
        isSteps: true,
        test: 'mail',
        text: [
          'Envie a si próprio um e-mail de teste com o botão em baixo.',
          'Veja na pasta de correio não solicitado (spam).',
          'Se o servidor não tiver e-mail configurado, peça a quem o administra que defina SMTP_URL e MAIL_FROM. Até lá, as mensagens ficam em ficheiros no servidor.',
        ],
      },
    ],
  },
  printing: {
    title: 'Impressão',
    summary: 'Documentos A4, talões, etiquetas e modelos de impressão.',
    parts: [
      {
        heading: 'Documentos',
        text: [
          'Escolha Imprimir num documento. O original só pode ser impresso uma vez; depois imprima um duplicado.',
          'Adapte cores, textos e colunas em [Modelos de impressão](/commercial/print_model).',
        ],
      },
      {
        heading: 'Se a impressora não responder',
        isSteps: true,
        test: 'print',
        text: [
          'Imprima uma página de teste com o botão em baixo.',
          'Escolha a impressora e o tamanho do papel na janela de impressão, e desligue cabeçalhos e rodapés.',
          'Se a janela de impressão não abrir, autorize janelas de contexto (pop-ups) para este endereço.',
        ],
      },
      {
        heading: 'Talões e etiquetas',
        text: [
          'Introduza o endereço de uma impressora de talões da rede na [caixa](/commercial/cash_registers). As impressoras USB escolhem-se na própria caixa, em Impressora e gaveta.',
          'Seleccione artigos na [lista](/commercial/articles) e escolha Etiquetas.',
        ],
      },
    ],
  },
  backup: {
    title: 'Cópias de segurança',
    summary: 'Guardar cópias noutro local e verificar que se podem ler.',
    parts: [
      {
        heading: 'A sua própria cópia',
        isSteps: true,
        text: [
          'Abra [Empresa](/company) e escolha Exportar todos os dados.',
          'Descarregue o arquivo quando estiver pronto e guarde-o noutro dispositivo.',
          'Abra-o uma vez por mês: cada lista é um ficheiro CSV que o Excel abre.',
        ],
      },
      {
        heading: 'O servidor inteiro',
        isSteps: true,
        test: 'backup',
        text: [
          'Quem administra o servidor faz cópias com um comando, com o produto em funcionamento: npm run backup e a pasta. Cada cópia é verificada ao ser feita.',
          'Verifique a última cópia com o botão em baixo. Lê todos os ficheiros como numa reposição e não altera nada.',
          'Duas vezes por ano, reponha uma cópia noutra pasta com npm run restore.',
        ],
      },
      {
        heading: 'Verifique que nada foi alterado',
        text: [
          'Abra [Selos](/commercial/seals): o selo de cada dia abrange tudo o que é anterior. A [verificação dos dados](/commercial/books) recalcula todas as listas e compara-as.',
        ],
      },
    ],
  },
};
