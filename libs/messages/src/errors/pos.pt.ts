/** As recusas da caixa e da subscrição em português. */
export const posErrorsPt = {
  'pos.cashRegisterNotSelected': 'Seleccione uma caixa registadora',
  'pos.cashRegisterHasSeries': 'A caixa %{name} tem séries abertas; feche-as primeiro',
  'pos.noTreasuryAccountOnDevice':
    'Nenhuma conta de tesouraria foi seleccionada neste dispositivo! Deseja seleccionar uma?',
  'shift.noneOpen': 'Nenhum turno aberto encontrado',
  'pos.cashRegisterHasShift': 'A caixa %{name} tem um turno aberto; termine-o primeiro',
  'pos.printerAddressInvalid':
    'Escreva o endereço da impressora em números, 192.168.1.60, com a porta se não for a 9100: 192.168.1.60:9101',
  'pos.printerNotSet': 'A caixa registadora %{register} ainda não tem impressora na rede',
  'pos.printerNotAllowed':
    'O servidor não pode imprimir em %{address}. Quem o gere permite as impressoras, aqui com PRINTER_NETWORKS=%{entry}',
  'pos.printerNotReached':
    'A impressora em %{address} não imprime. Veja se está ligada, tem papel e está na rede, e imprima de novo',
  'pos.printNotReceipt':
    'A partir do byte %{at} não é um talão: a impressora só recebe o que uma caixa imprime',
  'pos.drawerWithoutCause':
    'A gaveta de %{register} abre-se por um pagamento, um movimento de caixa ou um motivo acabado de registar nessa caixa',
  'pos.tillOpenElsewhere':
    'A caixa %{register} está aberta em %{device}. Continue lá ou assuma-a aqui',
  'pos.laneUnknown': 'A linha %{lane} da caixa não é conhecida',
  'pos.entryTaken': 'O registo %{sequence} da caixa já tinha sido recebido',
  'pos.entryTampered': 'O registo %{sequence} da caixa foi alterado depois de escrito',
  'pos.numberTaken': 'O documento %{document} já existe',
  'pos.numberUnfit': 'O número %{document} não corresponde à série da caixa',
  'shift.closed': 'O turno está fechado, com o Z %{z}',
  'shift.alreadyOpen': 'O turno %{number} está aberto em %{register}; termine-o primeiro',
  'shift.accountNotCash': '%{name} não guarda numerário na moeda da empresa',
  'shift.countDiffers': 'As notas e moedas somam %{counted}',
  'shift.cashierNotIn': '%{cashier} não entrou no turno',
  'shift.cashierUnknown': 'O operador não é membro da empresa',
  'shift.tooManyCashiers': 'Um turno tem no máximo %{max} operadores',
  'shift.tooManyCounts': 'Um turno é contado no máximo %{max} vezes',
  'shift.tooManyParked': 'No máximo %{max} vendas ficam suspensas ao mesmo tempo',
  'shift.reasonRequired': 'Indique o motivo',
  'shift.figuresHidden': 'O que um turno soma só é mostrado a supervisores',
  'shift.notCounted': 'Conte primeiro a gaveta',
  'shift.noDifference': 'O Z %{z} não tem diferença',
  'shift.tooManyExplanations': 'Um turno tem no máximo %{max} explicações',
  'shift.salesParked': 'Vendas suspensas: %{count}. Conclua-as ou passe-as ao turno seguinte',
  'shift.differenceBeyondLimit': 'A contagem tem de ser aprovada por um supervisor',
  'shift.typeNotSold': '%{type} não se vende na caixa',
  'shift.paidOnAccount': 'Uma venda a crédito não é paga no momento',
  'shift.totalDiffers': 'A caixa diz %{paper}, os livros %{books}',
  'shift.notInDrawer': 'Não há tanto dinheiro na gaveta; tem de ser aprovado',
  'shift.refundByOtherMeans':
    '%{document} foi pago por %{means}; outra forma de devolução tem de ser aprovada',
  'shift.creditOfNobody': 'Escolha um cliente para guardar o crédito, ou devolva o dinheiro',
  'shift.returnWithoutReceipt':
    'Uma devolução sem talão exige uma permissão própria, ou o PIN de quem a tenha',
  'shift.returnDearer': 'Linha %{line}: sem talão não se devolve mais do que %{price} cada',
  'shift.noCodeWithoutVat':
    'Não há código de IVA a 0% em uso: uma devolução sem talão não regulariza IVA, e precisa dele',
  'shift.otherShift': '%{document} não é deste turno',
  'shift.notPaid': '%{document} não foi pago no momento',
  'shift.saleTaken': 'Outra caixa continuou esta venda, ou a venda foi abandonada',
};
