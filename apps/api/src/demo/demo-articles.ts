/**
 * What the demo company sells: code, name, unit, category, VAT code, purchase and sale price
 * without VAT, and about how much of it goes in a week.
 */
export const demoArticles = [
  ['ARZ25', 'Arroz Tio Lucas 25 kg', 'sc', 'Mercearia', 'ISE-B', '1210', '1450.00', 9],
  ['ARZ05', 'Arroz Tio Lucas 5 kg', 'sc', 'Mercearia', 'ISE-B', '262', '315.00', 14],
  ['FMB50', 'Farinha de milho Top Score 50 kg', 'sc', 'Mercearia', 'ISE-B', '1580', '1890.00', 4],
  ['FMB10', 'Farinha de milho Top Score 10 kg', 'sc', 'Mercearia', 'ISE-B', '335', '410.00', 9],
  ['FTR10', 'Farinha de trigo Florbela 10 kg', 'sc', 'Mercearia', 'ISE-B', '470', '560.00', 6],
  ['ACU02', 'Açúcar castanho Xinavane 2 kg', 'pc', 'Mercearia', 'NOR', '112', '145.00', 16],
  ['ACU01', 'Açúcar branco Xinavane 1 kg', 'pc', 'Mercearia', 'NOR', '62', '82.00', 12],
  ['SAL01', 'Sal iodado 1 kg', 'pc', 'Mercearia', 'ISE-B', '18', '25.00', 10],
  ['OLE05', 'Óleo alimentar Fula 5 l', 'un', 'Mercearia', 'NOR', '585', '720.00', 7],
  ['OLE01', 'Óleo alimentar Fula 1 l', 'un', 'Mercearia', 'NOR', '124', '155.00', 15],
  ['FEI05', 'Feijão manteiga 5 kg', 'sc', 'Mercearia', 'NOR', '390', '480.00', 6],
  ['MAS05', 'Massa esparguete 500 g', 'pc', 'Mercearia', 'NOR', '34', '46.00', 18],
  ['TOM04', 'Tomate pelado 400 g', 'lt', 'Mercearia', 'NOR', '48', '65.00', 12],
  ['SAR01', 'Sardinha em óleo 125 g', 'lt', 'Mercearia', 'NOR', '52', '70.00', 16],
  ['ATU01', 'Atum em posta 170 g', 'lt', 'Mercearia', 'NOR', '88', '115.00', 9],
  ['CHA01', 'Chá Gurué 100 saquetas', 'cx', 'Mercearia', 'NOR', '118', '155.00', 6],
  ['CAF02', 'Café moído Delta 250 g', 'pc', 'Mercearia', 'NOR', '245', '310.00', 4],
  ['BOL01', 'Bolachas Maria 200 g', 'pc', 'Mercearia', 'NOR', '29', '40.00', 20],
  ['LEI01', 'Leite UHT Clover 1 l', 'un', 'Frescos', 'NOR', '72', '95.00', 22],
  ['IOG01', 'Iogurte natural 125 g', 'un', 'Frescos', 'NOR', '31', '45.00', 18],
  ['QUE01', 'Queijo flamengo fatiado 200 g', 'un', 'Frescos', 'NOR', '165', '220.00', 6],
  ['MAN01', 'Manteiga com sal 250 g', 'un', 'Frescos', 'NOR', '148', '195.00', 8],
  ['OVO30', 'Ovos, cartão de 30', 'ct', 'Frescos', 'NOR', '262', '330.00', 10],
  ['FRA01', 'Frango congelado', 'kg', 'Frescos', 'NOR', '158', '205.00', 14],
  ['CAR01', 'Carapau congelado', 'kg', 'Frescos', 'ISE-B', '142', '185.00', 12],
  ['PAO01', 'Pão de forma', 'un', 'Padaria', 'ISE-B', '58', '85.00', 24],
  ['PAO02', 'Pão de trigo, unidade', 'un', 'Padaria', 'ISE-B', '7', '10.00', 90],
  ['BTT01', 'Batata reno', 'kg', 'Frescos', 'ISE-B', '38', '55.00', 25],
  ['CEB01', 'Cebola', 'kg', 'Frescos', 'ISE-B', '42', '60.00', 20],
  ['TOF01', 'Tomate fresco', 'kg', 'Frescos', 'ISE-B', '45', '70.00', 18],
  ['SAB01', 'Sabão em barra Surf 1 kg', 'un', 'Higiene e limpeza', 'NOR', '72', '98.50', 14],
  ['DET02', 'Detergente OMO 2 kg', 'pc', 'Higiene e limpeza', 'NOR', '232', '298.00', 7],
  ['LIX01', 'Lixívia 750 ml', 'un', 'Higiene e limpeza', 'NOR', '38', '55.00', 9],
  ['PAP12', 'Papel higiénico, 12 rolos', 'pc', 'Higiene e limpeza', 'NOR', '168', '225.00', 8],
  ['PAS01', 'Pasta dentífrica Colgate 100 ml', 'un', 'Higiene e limpeza', 'NOR', '68', '95.00', 9],
  ['CHP01', 'Champô 400 ml', 'un', 'Higiene e limpeza', 'NOR', '135', '185.00', 4],
  ['FRD44', 'Fraldas Huggies, 44', 'pc', 'Higiene e limpeza', 'NOR', '585', '745.00', 3],
  ['CER24', 'Cerveja 2M 330 ml, caixa de 24', 'cx', 'Bebidas', 'NOR', '985', '1180.00', 8],
  ['CER01', 'Cerveja 2M 330 ml', 'un', 'Bebidas', 'NOR', '42', '60.00', 40],
  ['LAU24', 'Laurentina Preta 330 ml, caixa de 24', 'cx', 'Bebidas', 'NOR', '1040', '1260.00', 4],
  ['AGU12', 'Água da Namaacha 1,5 l, pacote de 12', 'pc', 'Bebidas', 'NOR', '242', '312.00', 7],
  ['AGU01', 'Água da Namaacha 500 ml', 'un', 'Bebidas', 'NOR', '17', '25.00', 35],
  ['REF24', 'Refresco Sparletta 300 ml, caixa de 24', 'cx', 'Bebidas', 'NOR', '560', '695.00', 5],
  ['REF01', 'Coca-Cola 500 ml', 'un', 'Bebidas', 'NOR', '34', '48.00', 38],
  ['SUM01', 'Sumo Compal 1 l', 'un', 'Bebidas', 'NOR', '108', '142.00', 11],
  ['VIN01', 'Vinho tinto Casal Garcia 750 ml', 'un', 'Bebidas', 'NOR', '395', '520.00', 3],
  ['CIM50', 'Cimento Limak 42,5N 50 kg', 'sc', 'Construção', 'NOR', '402', '485.00', 16],
  ['VAR12', 'Varão de aço 12 mm, 12 m', 'un', 'Construção', 'NOR', '665', '810.00', 8],
  ['VAR08', 'Varão de aço 8 mm, 12 m', 'un', 'Construção', 'NOR', '305', '375.00', 8],
  ['CHA08', 'Chapa de zinco IBR 3,6 m', 'un', 'Construção', 'NOR', '1030', '1265.00', 6],
  ['TIN20', 'Tinta plástica Neuce branca 20 l', 'bd', 'Construção', 'NOR', '3150', '3950.00', 2],
  ['PRE01', 'Pregos 3 polegadas', 'kg', 'Construção', 'NOR', '92', '130.00', 6],
  ['TUB50', 'Tubo PVC 50 mm, 6 m', 'un', 'Construção', 'NOR', '355', '450.00', 4],
  ['LAM09', 'Lâmpada LED 9 W', 'un', 'Construção', 'NOR', '68', '110.00', 7],
  ['CAB25', 'Cabo eléctrico 2,5 mm, 100 m', 'rl', 'Construção', 'NOR', '2350', '2980.00', 1],
  ['OLM05', 'Óleo de motor 20W-50 5 l', 'un', 'Oficina', 'NOR', '1180', '1520.00', 3],
  ['FIL01', 'Filtro de óleo', 'un', 'Oficina', 'NOR', '285', '420.00', 3],
  ['BAT70', 'Bateria 12 V 70 Ah', 'un', 'Oficina', 'NOR', '4350', '5600.00', 1],
  ['PNE15', 'Pneu 195/65 R15', 'un', 'Oficina', 'NOR', '3480', '4450.00', 1],
  ['PAST1', 'Pastilhas de travão, jogo', 'un', 'Oficina', 'NOR', '1150', '1690.00', 1],
] as const;

export type DemoArticle = (typeof demoArticles)[number];

/** What it does for others: code, name, unit, category, price without VAT. */
export const demoServices = [
  ['TRA01', 'Transporte até 10 km', 'vg', 'Serviços', '1500.00'],
  ['MON01', 'Mão-de-obra de montagem', 'h', 'Serviços', '650.00'],
  ['REV01', 'Revisão de viatura ligeira', 'un', 'Serviços', '2800.00'],
  ['ALI01', 'Alinhamento de direcção', 'un', 'Serviços', '950.00'],
] as const;

/** Articles that are kept by batch, and for how many days a new one is good. */
export const demoShelfLives: ReadonlyMap<string, number> = new Map([
  ['LEI01', 120],
  ['IOG01', 28],
  ['QUE01', 60],
  ['MAN01', 90],
]);

export const demoCategories = [
  'Mercearia',
  'Frescos',
  'Padaria',
  'Higiene e limpeza',
  'Bebidas',
  'Construção',
  'Oficina',
  'Serviços',
] as const;
