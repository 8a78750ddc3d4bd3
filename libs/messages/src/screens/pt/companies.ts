import { setUp } from './set-up.js';
import type { companies as english } from '../en/companies.js';
import type { Translation } from '../messages.js';

/** Várias empresas de uma pessoa, configurar uma, levar tudo, encerrar. */
export const companies: Translation<typeof english> = {
  createTitle: 'Nova empresa',
  createSubtitle:
    'Configuramos as taxas de IVA, tipos de documento e métodos de pagamento do seu país.',
  back: 'Voltar',
  find: 'Procurar empresa',
  none: 'Nenhuma empresa encontrada',
  closed: 'Encerrada',
  readOnly: 'Esta empresa está encerrada e só pode ser consultada.',
  since: 'Definido em %{when}.',
  help: {
    timeZone: 'Usado nas datas de documentos e relatórios.',
    decimalPlaces:
      'Aplica-se aos preços unitários de novos documentos. Os totais têm sempre 2 casas.',
    roundingPolicy: 'Arredonda cada linha, ou o total de cada taxa de IVA.',
    pricesIncludeVat: 'Os preços que introduz já incluem IVA.',
    vatRegime:
      'Em ISPC ou isento, as vendas não liquidam IVA nem as compras deduzem, a partir de agora.',
    financialDiscountMode: 'Quando se aplica o desconto de pronto pagamento.',
    exceedsStockLimits: 'Os documentos podem retirar mais do que há em stock.',
    batchOutputMethod: 'Lote proposto primeiro na saída de mercadoria.',
    sellsExpiredBatches: 'Os lotes fora do prazo podem ser vendidos.',
    stockValuation: 'Não pode mudar depois do primeiro movimento de stock.',
    allowsReferences: 'Os documentos podem referir outros sem os converter.',
    asksNoteReason: 'As notas de crédito e de débito a clientes têm de indicar o motivo.',
    defaultClientId: 'Usado nas vendas sem cliente.',
    defaultWarehouseId: 'Usado nas linhas sem armazém.',
    writeOffLimitMinor: 'Maior diferença que um pagamento pode regularizar.',
    cashCoinMinor:
      'A menor moeda em uso, como 0,50: o que os clientes pagam em numerário arredonda-se a ela. Vazio: sem arredondamento.',
    lockedThrough:
      'Até este dia nada se lança, excepto por utilizadores com essa permissão. Vazio: sem bloqueio.',
    shiftHours: 'Passadas estas horas, o turno fica por fechar. Vazio: no fim do dia.',
    mailsSeals: 'Guarda uma cópia de cada selo diário fora do sistema.',
    scaleBarcodes:
      'Prefixo, código do artigo, peso ou preço: 21 00123 00355 é 0,355 kg do artigo 123, vendido a peso.',
  },
  exports: {
    title: 'Exportar todos os dados',
    hint: 'Um arquivo com todas as listas em CSV, o diário com os selos, anexos e imagens. Disponível 7 dias; cada transferência fica registada.',
    order: 'Exportar todos os dados',
    ordered: 'Exportação iniciada',
  },
  closing: {
    title: 'Encerrar empresa',
    hint: 'A empresa passa a só leitura, acessível só aos proprietários. Os dados guardam-se pelo prazo legal. Pode reabri-la em 30 dias.',
    exportFirst:
      'Exporte primeiro todos os dados, acima. Pode descarregar o ficheiro também mais tarde.',
    begin: 'Encerrar empresa…',
    name: 'Escreva o nome da empresa: %{name}',
    password: 'A sua palavra-passe',
    code: 'Código do autenticador',
    confirm: 'Encerrar %{name}',
    cancel: 'Cancelar',
    closed: 'Empresa encerrada',
  },
  account: {
    title: 'Encerrar a sua conta',
    hint: 'Sai de todas as empresas e a sessão termina em todo o lado. O seu nome fica no histórico. Não pode ser desfeito.',
    begin: 'Encerrar conta…',
    confirm: 'Encerrar a minha conta',
  },
  setUp,
};
