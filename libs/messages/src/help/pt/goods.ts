import type { HelpTopics } from '../help-topic.js';

/** Artigos, stock e compras. */
export const goods: HelpTopics<'articles' | 'stock' | 'purchases'> = {
  articles: {
    title: 'Artigos, serviços e preços',
    summary: 'Códigos, códigos de barras, lotes, IVA e preços.',
    parts: [
      {
        heading: 'Artigo ou serviço',
        text: [
          'Um artigo pode movimentar stock. Um serviço nunca movimenta.',
          'O código é proposto; altere-o se tiver os seus. Os códigos de barras são lidos por leitores e caixas.',
          'Introduza o preço de venda sem IVA ou com IVA: o outro é calculado.',
        ],
      },
      {
        heading: 'Lotes e datas de validade',
        text: [
          'Ligue Gerido por lotes em alimentos e medicamentos. Cada compra pede então o lote, e cada venda propõe o que expira primeiro.',
          'Abra um lote em [Lotes](/commercial/batches) para ver quem o recebeu.',
        ],
      },
      {
        heading: 'Muitos artigos de uma vez',
        text: [
          'Seleccione artigos na [lista](/commercial/articles) para alterar preços ou categorias, ou para imprimir etiquetas.',
          'Use [Importar](/imports) para os criar ou actualizar a partir de uma folha de cálculo.',
        ],
      },
    ],
  },
  stock: {
    title: 'Stock',
    summary: 'Contagens, transferências, reposição e valor do stock.',
    parts: [
      {
        heading: 'De onde vem o stock',
        text: [
          'Compras, guias, vendas, transferências e contagens movimentam o stock. [Movimentos de stock](/commercial/stock_moves) mostra cada um com o seu documento.',
          '[Stock por localização](/commercial/stock) mostra o que está onde, o que está reservado e o que está encomendado.',
        ],
      },
      {
        heading: 'Conte o stock',
        isSteps: true,
        text: [
          'Abra [Contagens de stock](/commercial/stock_counts) e escolha Criar. Escolha o armazém, e uma categoria se contar só uma parte.',
          'Escreva cada quantidade e prima Enter para passar ao artigo seguinte, ou leia os artigos.',
          'Pode continuar a vender durante a contagem: cada quantidade é comparada com o stock desse momento.',
          'Guarde a contagem. Escolha o que acontece aos artigos que não foram contados.',
        ],
      },
      {
        heading: 'Mova mercadoria entre armazéns',
        text: [
          'Crie uma [transferência de stock](/commercial/stock_transfers). Ligue Em trânsito se a mercadoria chegar mais tarde, e receba-a nessa altura.',
        ],
      },
      {
        heading: 'Encomende a tempo',
        text: [
          'Defina o stock mínimo de cada artigo. [Sugestões de reposição](/commercial/reorder) mostra o que está abaixo dele e cria as encomendas.',
        ],
      },
      {
        heading: 'Custo',
        text: [
          'O custo da mercadoria é o custo médio ponderado, ou o custo de cada lote. Escolha-o em [Empresa](/company) antes de movimentar stock.',
        ],
      },
    ],
  },
  purchases: {
    title: 'Compras e despesas',
    summary: 'Facturas de fornecedores, recepções, despesas e custos recorrentes.',
    parts: [
      {
        heading: 'Uma factura de fornecedor',
        isSteps: true,
        text: [
          'Abra [Compras](/commercial/purchases), escolha Factura de fornecedor e Criar.',
          'Introduza o número e a data do fornecedor, tal como estão na factura. Precisa deles para deduzir o IVA.',
          'Introduza linhas, custos e lotes, e emita-a. O stock e o custo médio são actualizados.',
        ],
      },
      {
        heading: 'Uma despesa',
        text: [
          'Renda, electricidade ou combustível não precisam de artigos: lance uma [despesa](/commercial/expense) e pague-a agora ou mais tarde.',
          'Adicione os custos que se repetem em [Despesas recorrentes](/commercial/expense/recurring). São lançados automaticamente.',
        ],
      },
    ],
  },
};
