/** As recusas da caixa e da subscrição em português. */
export const posErrorsPt = {
  'pos.cashRegisterNotSelected': 'Seleccione uma caixa registadora',
  'pos.cashRegisterHasSeries': 'A caixa %{name} tem séries abertas. Feche-as primeiro',
  'pos.noTreasuryAccountOnDevice':
    'Nenhuma conta de tesouraria foi seleccionada neste dispositivo! Deseja seleccionar uma?',
  'shift.noneOpen': 'Nenhum turno aberto encontrado',
  'pos.cashRegisterHasShift': 'A caixa %{name} tem um turno aberto. Termine-o primeiro',
  'pos.printerAddressInvalid':
    'Introduza o endereço da impressora em números, por exemplo 192.168.1.60, ou 192.168.1.60:9101 com a porta',
  'pos.printerNotSet': 'A caixa %{register} ainda não tem impressora na rede',
  'pos.printerNotAllowed':
    'O servidor não pode imprimir em %{address}. Peça ao administrador que defina PRINTER_NETWORKS=%{entry}',
  'pos.printerNotReached':
    'A impressora em %{address} não responde. Verifique se está ligada, tem papel e está na rede, e imprima de novo',
  'pos.printNotReceipt':
    'A partir do byte %{at} não é um talão. A impressora só aceita o que uma caixa imprime',
  'pos.drawerWithoutCause':
    'A gaveta de %{register} só se abre com um pagamento, um movimento de caixa ou um motivo registado',
  'pos.tillOpenElsewhere':
    'A caixa %{register} está aberta em %{device}. Feche-a lá ou assuma-a aqui',
  'pos.laneUnknown': 'A numeração %{lane} do dispositivo não é conhecida',
  'pos.entryTaken': 'O registo %{sequence} da caixa já tinha sido recebido',
  'pos.entryTampered': 'O registo %{sequence} da caixa foi alterado depois de escrito',
  'pos.numberTaken': 'O documento %{document} já existe',
  'pos.numberUnfit': 'O número %{document} não corresponde à série da caixa',
  'shift.closed': 'O turno está fechado com o Z %{z}',
  'shift.alreadyOpen': 'O turno %{number} está aberto em %{register}. Termine-o primeiro',
  'shift.accountNotCash': '%{name} não é uma conta de caixa na moeda da empresa',
  'shift.countDiffers': 'As notas e moedas somam %{counted}',
  'shift.cashierNotIn': '%{cashier} não entrou no turno',
  'shift.cashierUnknown': 'O operador não é utilizador da empresa',
  'shift.tooManyCashiers': 'Um turno pode ter no máximo %{max} operadores',
  'shift.tooManyCounts': 'Um turno pode ser contado no máximo %{max} vezes',
  'shift.tooManyParked': 'Só podem estar suspensas %{max} vendas',
  'shift.reasonRequired': 'Indique o motivo',
  'shift.figuresHidden': 'Só os supervisores podem ver os totais do turno',
  'shift.notCounted': 'Conte primeiro a gaveta',
  'shift.noDifference': 'O Z %{z} não tem diferença',
  'shift.tooManyExplanations': 'Um turno pode ter no máximo %{max} explicações',
  'shift.salesParked': 'Vendas suspensas: %{count}. Conclua-as ou passe-as ao turno seguinte',
  'shift.differenceBeyondLimit': 'Um supervisor tem de aprovar a contagem',
  'shift.typeNotSold': '%{type} não pode ser emitido na caixa',
  'shift.paidOnAccount': 'Uma venda a crédito não é paga no momento',
  'shift.totalDiffers': 'O total da caixa é %{paper}, o total registado %{books}',
  'shift.notInDrawer': 'A gaveta não tem tanto numerário. Peça aprovação',
  'shift.refundByOtherMeans':
    '%{document} foi pago por %{means}. Reembolsar por outro meio exige aprovação',
  'shift.creditOfNobody': 'Escolha um cliente para o crédito, ou devolva o dinheiro',
  'shift.returnWithoutReceipt':
    'Uma devolução sem talão exige uma permissão própria, ou um PIN autorizado',
  'shift.returnDearer': 'Linha %{line}: sem talão, reembolse no máximo %{price} por unidade',
  'shift.noCodeWithoutVat':
    'Uma devolução sem talão precisa de um código de IVA a 0%. Configure um primeiro',
  'shift.otherShift': '%{document} é de outro turno',
  'shift.notPaid': '%{document} não foi pago no momento da venda',
  'shift.saleTaken': 'Esta venda foi continuada noutra caixa, ou descartada',
};
