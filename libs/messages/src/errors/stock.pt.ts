/** As recusas sobre stock e armazéns em português. */
export const stockErrorsPt = {
  'warehouse.notSelectedAtLine': 'Seleccione o armazém na linha %{line}',
  'warehouse.notSelected': 'Seleccione um armazém',
  'warehouse.archived': 'O armazém %{name} já não está em uso',
  'warehouse.defaultNotSelected': 'Seleccione um armazém predefinido',
  'warehouse.hasStock': '%{name} ainda tem stock, ou stock em trânsito',
  'stock.insufficient':
    'Linha %{line}: faltam %{missing} de %{article}; há %{available} em %{warehouse}',
  'stock.batchNameRequired': 'Preencha o nome do lote na linha %{line}',
  'stock.batchNotFound': 'Linha %{line}: o artigo não tem esse lote',
  'stock.batchBlocked': 'Linha %{line}: o lote %{batch} está bloqueado',
  'stock.batchExpired': 'Linha %{line}: o lote %{batch} expirou em %{expiredOn}',
  'stock.batchExpiryDiffers':
    'Linha %{line}: o lote %{batch} já tem outra data de validade: %{expiresOn}',
  'stock.batchOfOtherArticle': 'Um lote não pode mudar de artigo',
  'stock.articleHasNoBatches': '%{article} não é gerido por lotes',
  'stock.articleMovesNoStock': 'Linha %{line}: o artigo %{article} não movimenta stock',
  'stock.dayBeforeLastCount':
    '%{warehouse} foi contado em %{countedOn}. Use essa data ou posterior',
  'stock.beforeLastCount':
    'Linha %{line}: o armazém foi contado em %{countedOn}. Use essa data ou posterior',
  'stock.returnExceeds': 'Linha %{line}: só podem ser devolvidos %{remaining}',
  'stock.valuationInUse': 'O método de custeio não pode mudar: o stock já foi movimentado',
  'stock.batchesInUse': 'A gestão por lotes não pode mudar enquanto houver stock do artigo',
  'stock.inFuture': 'A data não pode ser posterior a hoje, %{today}',
  'stock.noLines': 'Adicione pelo menos uma linha',
  'stock.tooManyLines': 'No máximo %{max} linhas de cada vez',
  'stock.sameWarehouse': 'Seleccione um armazém diferente',
  'stock.transferNotInTransit': 'A transferência já não está em trânsito',
  'stock.reasonRequired': 'Indique o motivo da anulação da transferência',
  'stock.countNotOpen': 'A contagem já está fechada',
  'stock.countEmpty': 'Não há nada para contar',
  'stock.countTooLarge':
    'Uma contagem pode ter no máximo %{max} entradas. Conte uma categoria de cada vez',
  'stock.nothingCounted': 'Ainda nada foi contado',
  'stock.openingNotStanding': 'Este stock inicial já foi anulado',
};
