/** What a figure is counted in: minor units of money, or millionths of a unit. */
export type FigureKind = 'money' | 'quantity';

/**
 * The figures of single rows that can be explained, by the collection of the row and its field. A
 * column that shows money or a quantity is here, or among `figuresLeftOut`.
 */
export const rowFigures = {
  account_entries: {
    debitMinor: 'money',
    creditMinor: 'money',
    balanceMinor: 'money',
    /** The balance before it. */
    openingMinor: 'money',
  },
  batches: { quantity: 'quantity', quantityMicros: 'quantity', valueMinor: 'money' },
  document_lines: {
    quantity: 'quantity',
    discountMinor: 'money',
    baseMinor: 'money',
    vatMinor: 'money',
    tradeDiscountMinor: 'money',
    tradeBaseMinor: 'money',
    tradeVatMinor: 'money',
    tradeTotalMinor: 'money',
    costMinor: 'money',
    profitMinor: 'money',
  },
  documents: {
    baseMinor: 'money',
    vatMinor: 'money',
    discountMinor: 'money',
    totalMinor: 'money',
    worthBaseMinor: 'money',
    worthVatMinor: 'money',
    worthTotalMinor: 'money',
    pendingMinor: 'money',
  },
  expenses: {
    baseMinor: 'money',
    vatMinor: 'money',
    totalMinor: 'money',
    deductedMinor: 'money',
    costMinor: 'money',
    withheldMinor: 'money',
    pendingMinor: 'money',
  },
  depreciations: { amountMinor: 'money' },
  fixed_assets: {
    costMinor: 'money',
    depreciatedMinor: 'money',
    netMinor: 'money',
    proceedsMinor: 'money',
    resultMinor: 'money',
  },
  journal_entries: { totalMinor: 'money' },
  ledger_entries: { debitMinor: 'money', creditMinor: 'money' },
  movements: { amountMinor: 'money', receivedMinor: 'money' },
  withholdings: { baseMinor: 'money', withheldMinor: 'money' },
  parties: {
    balanceMinor: 'money',
    supplierBalanceMinor: 'money',
    creditLimitMinor: 'money',
    debitLimitMinor: 'money',
  },
  payments: {
    paidMinor: 'money',
    withheldMinor: 'money',
    discountedMinor: 'money',
    writtenOffMinor: 'money',
    unallocatedMinor: 'money',
  },
  recurring_expenses: { amountMinor: 'money' },
  sales: {
    baseMinor: 'money',
    vatMinor: 'money',
    totalMinor: 'money',
    discountMinor: 'money',
    costMinor: 'money',
  },
  shift_film: { totalMinor: 'money', cashMinor: 'money', expectedMinor: 'money' },
  shifts: {
    floatMinor: 'money',
    salesMinor: 'money',
    expectedMinor: 'money',
    countedMinor: 'money',
    differenceMinor: 'money',
    leftMinor: 'money',
  },
  stock_articles: {
    quantity: 'quantity',
    quantityMicros: 'quantity',
    reserved: 'quantity',
    onOrder: 'quantity',
    available: 'quantity',
    projected: 'quantity',
    valueMinor: 'money',
    averageCost: 'money',
  },
  stock_counts: { varianceMinor: 'money' },
  stock_levels: {
    quantity: 'quantity',
    quantityMicros: 'quantity',
    reserved: 'quantity',
    onOrder: 'quantity',
    available: 'quantity',
    valueMinor: 'money',
  },
  stock_moves: {
    quantity: 'quantity',
    quantityMicros: 'quantity',
    level: 'quantity',
    costMinor: 'money',
  },
  treasury_accounts: { balanceMinor: 'money', openingBalanceMinor: 'money' },
  treasury_entries: { amountMinor: 'money', balanceMinor: 'money', openingMinor: 'money' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, FigureKind>>>>;

/** A collection whose rows have figures that can be explained. */
export type FigureCollection = keyof typeof rowFigures;

/** What a field of a row's figure is counted in; undefined where it is no figure. */
export function rowFigureKind(collection: string, field: string): FigureKind | undefined {
  const figures: Readonly<Record<string, Readonly<Record<string, FigureKind>>>> = rowFigures;
  return figures[collection]?.[field];
}

/**
 * Columns that show numbers which are no sums of anything: prices of one unit, rates, limits that
 * somebody has set, and what is worked out from other figures to advise.
 */
export const figuresLeftOut: Readonly<Record<string, string>> = {
  averageCost: 'what one unit costs',
  unitCost: 'what one unit costs',
  purchasePrice: 'what one unit costs',
  salePrice: 'what one unit costs',
  salePriceWithVat: 'what one unit costs',
  rate: 'a rate',
  percentage: 'a rate',
  minimumStock: 'a limit that was set',
  maximumStock: 'a limit that was set',
  suggested: 'advice',
  entryCount: 'a count',
  daysLeft: 'a count',
  lastNumber: 'a number of a series',
  number: 'a number',
  year: 'a year',
  z: 'a number',
};

/**
 * Figures of rows that reports work out as they are asked for: `cell.<report>.<field>`. Those of
 * other reports are figures of the rows that they show.
 */
export const cellFigures = {
  credits: { amountMinor: 'money', runningMinor: 'money' },
  depreciation_map: {
    costMinor: 'money',
    earlierMinor: 'money',
    periodMinor: 'money',
    accumulatedMinor: 'money',
    netMinor: 'money',
  },
  expiring_batches: { quantity: 'quantity', valueMinor: 'money' },
  stock_card: {
    quantity: 'quantity',
    runningQuantity: 'quantity',
    valueMinor: 'money',
    runningMinor: 'money',
  },
  stock_valuation: { quantity: 'quantity', valueMinor: 'money' },
  ledger_account: { debitMinor: 'money', creditMinor: 'money', runningMinor: 'money' },
  income_statement: { amountMinor: 'money' },
  balance_sheet: { valueMinor: 'money' },
  trial_balance: {
    openingMinor: 'money',
    debitMinor: 'money',
    creditMinor: 'money',
    closingMinor: 'money',
  },
  treasury_statement: { amountMinor: 'money', runningMinor: 'money' },
  vat_of_sales: { baseMinor: 'money', vatMinor: 'money', totalMinor: 'money' },
  vat_of_purchases: {
    baseMinor: 'money',
    vatMinor: 'money',
    deductedMinor: 'money',
    selfChargedMinor: 'money',
    totalMinor: 'money',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, FigureKind>>>>;

/** The same of a report's row that is worked out. */
export function cellFigureKind(report: string, field: string): FigureKind | undefined {
  const figures: Readonly<Record<string, Readonly<Record<string, FigureKind>>>> = cellFigures;
  return figures[report]?.[field];
}
