import type { HelpTopics } from '../help-topic.js';

/** Receber e pagar, clientes e fornecedores, a caixa. */
export const selling: HelpTopics<'payments' | 'parties' | 'till'> = {
  payments: {
    title: 'Receber e pagar',
    summary: 'Recibos, pagamentos parciais, adiantamentos, deduções e encontros de contas.',
    parts: [
      {
        heading: 'Um cliente paga',
        isSteps: true,
        text: [
          'Abra a factura e escolha Registar pagamento, ou escolha Criar em [Recibos](/commercial/payment/clients) para liquidar várias facturas.',
          'Introduza o valor. Menos do que o valor em dívida é um pagamento parcial; o resto continua em dívida.',
          'Escolha o método de pagamento. É ele que determina a caixa ou o banco que recebe o dinheiro.',
          'Confirme. É criado um recibo com número próprio.',
        ],
      },
      {
        heading: 'O cliente paga a mais, ou adiantado',
        text: [
          'Escolha manter como adiantamento. O valor fica em [Adiantamentos](/commercial/payment/advances) até o imputar a uma factura.',
        ],
      },
      {
        heading: 'O cliente retém imposto ou fica com um desconto',
        text: [
          'Introduza-o em Deduções: a factura fica liquidada sem entrada de dinheiro. Guarde em anexo o comprovativo da retenção na fonte.',
        ],
      },
      {
        heading: 'O cliente é também fornecedor',
        text: [
          'Escolha Encontro de contas em [Recibos](/commercial/payment/clients) para compensar o que cada um deve.',
        ],
      },
      {
        heading: 'Paga a um fornecedor',
        text: [
          'Escolha Criar em [Pagamentos a fornecedores](/commercial/payment/suppliers). Os passos são os mesmos.',
        ],
      },
    ],
  },
  parties: {
    title: 'Clientes, fornecedores e entidades',
    summary: 'NUIT, prazos de pagamento, limites de crédito e extractos.',
    parts: [
      {
        heading: 'O que preencher',
        text: [
          'Só o nome é obrigatório. Introduza o NUIT se o cliente quiser deduzir o IVA.',
          'O NUIT tem nove dígitos; o último é o dígito de controlo. Se aparecer um aviso, confirme o número antes de o usar mesmo assim.',
          'O prazo de pagamento define o vencimento das novas facturas. O limite de crédito avisa, ou impede a venda, quando o cliente deve demais.',
          'A mesma empresa pode ser cliente e fornecedor: ligue as duas opções.',
        ],
      },
      {
        heading: 'Extractos',
        text: [
          'A página do cliente mostra cada documento e pagamento com o saldo. Envie-a por e-mail a partir daí, ou abra o [Extracto de conta](/commercial/reports/account_statement).',
        ],
      },
      {
        heading: 'Remover e apagar',
        text: [
          'Um cliente removido deixa de ser proposto e pode ser restaurado. Os documentos mantêm o nome com que foram emitidos.',
          'Uma pessoa pode pedir que os seus dados sejam apagados: use Apagar dados pessoais no menu do cliente. O que a lei obriga a conservar mantém-se.',
        ],
      },
    ],
  },
  till: {
    title: 'A caixa',
    summary: 'Turnos, vendas, entradas e saídas de numerário e a contagem no fim.',
    parts: [
      {
        heading: 'Prepare uma caixa',
        isSteps: true,
        text: [
          'Crie uma [caixa](/commercial/cash_registers) com o seu armazém e a sua conta de numerário.',
          'Convide o operador com a função Operador de caixa em [Utilizadores](/users).',
          'Abra o [ponto de venda](/pos) no dispositivo e escolha a caixa.',
        ],
      },
      {
        heading: 'Um dia na caixa',
        isSteps: true,
        text: [
          'Abra o turno com o numerário que está na gaveta.',
          'Leia ou escolha os artigos, escolha como o cliente paga e conclua a venda.',
          'Se as moedas não pagam o total, indique a menor moeda em [Empresa](/company): o numerário arredonda-se a ela, e o turno e o talão dizem em quanto.',
          'Lance o numerário que retira ou introduz, com o motivo.',
          'Conte a gaveta e feche o turno. A diferença é mostrada e fica guardada.',
        ],
      },
      {
        heading: 'Sem rede',
        text: [
          'A caixa continua a vender e numera os documentos numa série própria. Envia-os quando a rede voltar.',
          'Abra [Dispositivos das caixas](/commercial/tills) para ver o que uma caixa ainda não enviou.',
        ],
      },
      {
        heading: 'Devoluções',
        text: [
          'Procure a venda pelo número ou pelo código, escolha o que volta e como é reembolsado. É emitida uma nota de crédito.',
        ],
      },
      {
        heading: 'Depois',
        text: ['Cada turno, com as vendas e a contagem, está em [Turnos](/commercial/shifts).'],
      },
    ],
  },
};
