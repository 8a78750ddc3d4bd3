/** What the demo company sells: code, name, unit, price without VAT, VAT code. */
export const demoArticles = [
  ['ARZ25', 'Arroz Tio Lucas 25 kg', 'sc', '1450.00', 'ISE-B'],
  ['FMB50', 'Farinha de milho Top Score 50 kg', 'sc', '1890.00', 'ISE-B'],
  ['ACU02', 'Açúcar castanho Xinavane 2 kg', 'pc', '145.00', 'NOR'],
  ['OLE05', 'Óleo alimentar Fula 5 l', 'un', '720.00', 'NOR'],
  ['SAB01', 'Sabão em barra Surf 1 kg', 'un', '98.50', 'NOR'],
  ['CER24', 'Cerveja 2M 330 ml, caixa de 24', 'cx', '1180.00', 'NOR'],
  ['AGU12', 'Água da Namaacha 1,5 l, pacote de 12', 'pc', '312.00', 'NOR'],
  ['REF24', 'Refresco Sparletta 300 ml, caixa de 24', 'cx', '695.00', 'NOR'],
  ['CIM50', 'Cimento Limak 42,5N 50 kg', 'sc', '485.00', 'NOR'],
  ['VAR12', 'Varão de aço 12 mm, 12 m', 'un', '810.00', 'NOR'],
  ['CHA08', 'Chapa de zinco IBR 3,6 m', 'un', '1265.00', 'NOR'],
  ['TIN20', 'Tinta plástica Neuce branca 20 l', 'bd', '3950.00', 'NOR'],
  ['PAO01', 'Pão de forma', 'un', '85.00', 'ISE-B'],
  ['TRA01', 'Transporte até 10 km', 'vg', '1500.00', 'NOR'],
  ['MON01', 'Mão-de-obra de montagem', 'h', '650.00', 'NOR'],
] as const;

/** To whom: code, name, NUIT (its check digit fits), address, city, days to pay. */
export const demoClients = [
  ['C001', 'Mercearia Polana, Lda', '400339910', 'Av. Julius Nyerere 812', 'Maputo', 30],
  ['C002', 'Construções Limpopo, SA', '400005834', 'Av. 24 de Julho 3549', 'Maputo', 30],
  ['C003', 'Padaria Nova Esperança', '400584291', 'Rua da Resistência 47', 'Matola', 15],
  ['C004', 'Hotel Costa do Sol', '400123454', 'Av. Marginal 10249', 'Maputo', 30],
  ['C005', 'Escola Comunitária de Xai-Xai', '500171650', 'Estrada Nacional 1', 'Xai-Xai', 60],
  ['C006', 'Farmácia Central da Beira', '700152855', 'Rua Correia de Brito 2112', 'Beira', 30],
  ['C007', 'Helena Macuácua', '100033593', 'Bairro do Alto Maé 318', 'Maputo', 0],
  ['C008', 'João Baptista Nhantumbo', '123456785', 'Av. Acordos de Lusaka 95', 'Matola', 0],
  ['C009', 'Restaurante Zambi', '600000063', 'Av. 10 de Novembro 8', 'Maputo', 15],
  ['C010', 'Consumidor final', undefined, '', 'Maputo', 0],
] as const;
