import type { HelpTopics } from '../help-topic.js';

/** O primeiro dia: configurar, que documento usar, valores iniciais e o que fazer a um engano. */
export const start: HelpTopics<'start' | 'documents' | 'opening' | 'corrections' | 'sandbox'> = {
  start: {
    title: 'O primeiro dia',
    summary: 'De uma empresa vazia à primeira factura paga.',
    parts: [
      {
        heading: 'Configure a empresa',
        isSteps: true,
        text: [
          'Confira o nome, o NUIT e o endereço em [Empresa](/company). São impressos em todos os documentos.',
          'Carregue aí também o logótipo.',
          'Confira as [taxas de IVA](/commercial/vat). As do seu país já estão configuradas.',
          'Confira como pagam os clientes em [Métodos de pagamento](/commercial/payment_method), e as suas caixas e bancos em [Contas de tesouraria](/commercial/treasury_account).',
        ],
      },
      {
        heading: 'Emita a primeira factura',
        isSteps: true,
        text: [
          'Abra [Facturas](/commercial/document/FT) e escolha Criar.',
          'Escreva o nome do cliente. Se o cliente for novo, escolha Novo cliente na lista.',
          'Indique o artigo, a quantidade e o preço. Também aí pode criar um artigo novo.',
          'Escolha Emitir. A factura recebe o número seguinte da série e deixa de poder ser alterada.',
          'Escolha Registar pagamento quando o cliente pagar, e Imprimir ou Enviar para entregar a factura.',
        ],
      },
      {
        heading: 'Experimente sem consequências',
        text: [
          'Os documentos de uma série de formação não têm valor fiscal e não movimentam stock nem dinheiro. Abra uma em [Séries de facturação](/commercial/invoicing_series).',
          'Ou crie uma [empresa de demonstração](/help/sandbox): um ambiente de testes que nunca mexe na empresa real e que se pode recomeçar.',
        ],
      },
      {
        heading: 'Encontre o que procura',
        text: [
          'Prima Ctrl+K para procurar uma página, um documento, um cliente ou um artigo, em qualquer das línguas.',
          'Prima ? para ver os atalhos de teclado da página. Prima W num valor para ver de onde vem.',
          'A estrela junto ao título guarda a página nos favoritos.',
        ],
      },
    ],
  },
  documents: {
    title: 'Que documento usar',
    summary: 'Factura, factura-recibo, venda a dinheiro, recibo, notas e guias.',
    parts: [
      {
        heading: 'Ao vender',
        text: [
          'Factura (FT): o cliente paga mais tarde. Fica por liquidar até registar o pagamento.',
          'Venda a dinheiro (VD): o cliente paga logo, em geral ao balcão ou na caixa.',
          'Factura-recibo (FR): factura paga no momento da emissão, por exemplo por transferência.',
          'Recibo (RC): prova o pagamento de uma ou mais facturas. É criado quando [regista um pagamento](/help/payments).',
        ],
      },
      {
        heading: 'Transporte, embalagem e cauções',
        text: [
          'Adicionar encargo, por baixo das linhas, acrescenta o que cobra além da mercadoria, com o seu próprio código de IVA. Os descontos do documento não abrangem os encargos.',
          'Cada tipo tem a sua conta em [Regras de lançamento](/commercial/posting_rules). Uma caução que devolve é uma nota de crédito sobre a sua linha.',
        ],
      },
      {
        heading: 'Antes da mercadoria e com ela',
        text: [
          'Cotação: o seu preço, sem compromisso. Converta-a quando o cliente aceitar.',
          'Encomenda: o que o cliente pretende. Reserva stock.',
          'Guia de remessa (GR): acompanha mercadoria que entrega agora e factura depois. Movimenta stock.',
          'Guia de transporte (GT): acompanha mercadoria em circulação que ainda não foi vendida, por exemplo para outro armazém.',
          'Escolha Converter em… num documento para criar o seguinte com as mesmas linhas. Pode converter só algumas linhas ou quantidades.',
        ],
      },
      {
        heading: 'Quando algo muda depois',
        text: [
          'Nota de crédito (NC): reduz uma factura, por devolução ou desconto.',
          'Nota de débito (ND): aumenta uma factura, por exemplo por transporte ou juros.',
          'Para desfazer um documento por completo, veja [Um documento errado](/help/corrections).',
        ],
      },
    ],
  },
  opening: {
    title: 'Stock e saldos iniciais',
    summary: 'Comece com o que tem em stock e com o que já está em dívida.',
    parts: [
      {
        heading: 'Escolha o dia',
        text: [
          'Escolha o dia em que começa, de preferência o primeiro de um mês. O que é anterior fica no sistema antigo.',
        ],
      },
      {
        heading: 'Stock inicial',
        isSteps: true,
        text: [
          'Introduza ou importe os [artigos](/commercial/articles).',
          'Conte o que está nas prateleiras.',
          'Abra [Importar](/imports), escolha Stock inicial e descarregue o modelo.',
          'Preencha o artigo, o armazém, a quantidade e o custo unitário. Indique o lote e a validade nos artigos geridos por lotes.',
          'Carregue o ficheiro, verifique-o e importe-o. O custo passa a ser o valor do seu stock.',
        ],
      },
      {
        heading: 'O que os clientes lhe devem e o que deve a fornecedores',
        isSteps: true,
        text: [
          'Introduza ou importe os [clientes](/commercial/clients) e os [fornecedores](/commercial/suppliers).',
          'Abra [Importar](/imports) e escolha Saldos iniciais.',
          'Use uma linha por documento em dívida, com o número, a data e o vencimento. Pode depois ser liquidado como qualquer outro.',
        ],
      },
      {
        heading: 'Caixa e bancos',
        text: [
          'Lance o saldo inicial de cada conta como [depósito](/commercial/deposit) no dia em que começa.',
        ],
      },
      {
        heading: 'Confira',
        text: [
          'Compare o [relatório de stock](/commercial/reports/stock_reports) e os [documentos em dívida](/commercial/reports/pending_documents) com o sistema antigo antes de vender.',
          'Se uma importação estiver errada, desfaça-a na página da importação, corrija o ficheiro e importe-o de novo. O que desfez pode voltar com Refazer.',
        ],
      },
    ],
  },
  corrections: {
    title: 'Um documento errado',
    summary: 'Anular, emitir uma nota de crédito ou corrigir um pagamento.',
    parts: [
      {
        heading: 'Ainda é um rascunho',
        text: [
          'Altere-o, ou escolha Descartar. Um rascunho não tem número, por isso nenhum se perde.',
        ],
      },
      {
        heading: 'Foi emitido por engano',
        isSteps: true,
        text: [
          'Abra o documento e escolha Anular documento no menu.',
          'Escreva o motivo. Fica guardado com o seu nome.',
          'O stock e os valores voltam ao que eram. O número fica usado, com o estado Anulado.',
          'Se o mês já foi submetido, fica como foi entregue: é emitida uma nota de crédito de hoje com o seu motivo, e o IVA conta neste mês. Para alterar antes o mês entregue, assinale que vai submeter um ficheiro de substituição.',
        ],
      },
      {
        heading: 'O cliente já o tem, ou é de um mês já submetido',
        isSteps: true,
        text: [
          'Se outro documento toma o seu lugar, escolha Rectificar este documento no menu. Altere o que está errado, escolha o motivo e emita-o: o primeiro é creditado por inteiro.',
          'Para devolver só uma parte, abra a factura e escolha Converter em… e Nota de crédito.',
          'Deixe as linhas e quantidades que são devolvidas e escreva o motivo.',
          'Desligue Devolver a mercadoria ao stock se a mercadoria não voltar.',
          'Emita-a. Impute-a à factura, ou devolva o valor ao cliente.',
        ],
      },
      {
        heading: 'Um pagamento, despesa ou transferência errados',
        text: [
          'Abra o recibo, o pagamento, a [despesa](/commercial/expense) ou a [transferência](/commercial/transfer) e anule-a com um motivo. Depois, lance-a correctamente.',
          'Um documento ou pagamento anulado pode ser restaurado.',
        ],
      },
    ],
  },
  sandbox: {
    title: 'Empresa de demonstração',
    summary: 'Um ambiente de testes ao lado da empresa real, para experimentar tudo e recomeçar.',
    parts: [
      {
        heading: 'O que é',
        text: [
          'A demonstração é uma empresa só sua com um ano de vendas, compras, stock, tesouraria e turnos de caixa.',
          'Nada nela conta. Não partilha clientes, artigos, séries nem valores com as suas empresas reais.',
          'Uma linha em cada página e uma marca em cada papel dizem que é uma demonstração. O nome não se altera.',
        ],
      },
      {
        heading: 'Criar uma',
        isSteps: true,
        text: [
          'Abra [Nova empresa](/company/new) e escolha Explorar com dados de demonstração.',
          'Os dados de exemplo são carregados em segundo plano. A linha no topo indica o progresso.',
          'Altere o que quiser. O que gravar entretanto espera até os dados estarem prontos.',
        ],
      },
      {
        heading: 'Na caixa',
        text: [
          'Operadores de uma demonstração criada por si: Celeste com o PIN 2580, Zacarias com o PIN 1470.',
          'A Lurdes aprova com o PIN 3691. Na primeira utilização a caixa pede a cada um um PIN próprio.',
        ],
      },
      {
        heading: 'Recomeçar ou eliminar',
        text: [
          'Recomeçar elimina a demonstração e carrega de novo os mesmos dados de exemplo. Eliminar retira-a logo das suas empresas.',
          'Ambas estão na linha no topo, e só o proprietário as pode escolher. Pode ter até três demonstrações.',
          'Ninguém pode abrir uma demonstração eliminada. Os registos ficam no arquivo do servidor, que nunca apaga nenhum.',
        ],
      },
    ],
  },
};
