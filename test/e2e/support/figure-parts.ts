import type {
  AgeingAnswer,
  DocumentAnswer,
  FinancialStatementAnswer,
  PaymentAnswer,
  PositionAnswer,
  ShiftFilmFrame,
  ShiftRow,
  VatSummaryAnswer,
} from '@balcao/contracts';
import { statementFigures, stockLines, vatLines } from '@balcao/contracts';
import { toMicros, unitPrice } from '@balcao/pricing';
import { ofCounts, ofOpenings, ofRefunds, ofReplays } from './figure-replays.js';
import { tried, explained, type Read, type Shown, type Tried, type Values } from './figures.js';

/** Records whose pages are tried. */
const pagesTried = 2;

/** Figures of records' own pages, and of statements that several sums make up. */
export async function tryParts(read: Read): Promise<readonly Tried[]> {
  const all = [
    ...(await ofArticles(read)),
    ...(await ofDocuments(read)),
    ...(await ofParties(read)),
    ...(await ofPayments(read)),
    ...(await ofShifts(read)),
    ...(await ofStatements(read)),
    ...(await ofReplays(read)),
    ...(await ofRefunds(read)),
    ...(await ofCounts(read)),
    ...(await ofOpenings(read)),
  ];
  const found: Tried[] = [];
  for (const { shown, ...asked } of all) {
    if (shown !== undefined) found.push(await tried(read, asked, shown));
  }
  return [...found, ...(await ofCosts(read))];
}

/** Some of a list, from its beginning to its end. */
async function some<R>(read: Read, path: string, atMost = pagesTried): Promise<readonly R[]> {
  const rows = (await read(`${path}${path.includes('?') ? '&' : '?'}perPage=100`)) as readonly R[];
  const step = Math.max(1, Math.ceil(rows.length / atMost));
  return rows.filter((_, at) => at % step === 0);
}

async function ofArticles(read: Read): Promise<readonly Shown[]> {
  const prices = ['salePrice', 'salePriceWithVat', 'purchasePrice'] as const;
  return (await some<Values>(read, '/articles')).flatMap((row) =>
    prices.map((field) => {
      const price = row[field];
      const shown = typeof price === 'string' ? toMicros(unitPrice(price)) : undefined;
      return { figure: `part.articles.${field}`, id: String(row['id']), shown };
    }),
  );
}

/** The cost of a unit is shown next to the cost of all of them. */
async function ofCosts(read: Read): Promise<readonly Tried[]> {
  const found: Tried[] = [];
  for (const row of await some<Values>(read, '/stock-articles')) {
    const cost = row['averageCost'];
    if (typeof cost !== 'string') continue;
    const asked = { figure: 'row.stock_articles.averageCost', id: String(row['id']) };
    const { total, added, each } = await explained(read, asked);
    const shown = toMicros(unitPrice(cost));
    const statedMicros = each === undefined ? Number.NaN : toMicros(unitPrice(each.amount));
    const isWhole = total === added && total === row['valueMinor'];
    found.push({
      figure: JSON.stringify(asked),
      shown,
      explained: statedMicros,
      added: isWhole ? shown : Number.NaN,
    });
  }
  return found;
}

async function ofDocuments(read: Read): Promise<readonly Shown[]> {
  const filters = [{ typeId: 'FT' }, { typeId: 'NC' }, { discountMinor: { $gt: 0 } }];
  const lists = await Promise.all(
    filters.map((filter) =>
      some<Values>(read, `/documents?filter=${encodeURIComponent(JSON.stringify(filter))}`, 2),
    ),
  );
  const pages = await Promise.all(
    lists.flat().map((row) => read(`/documents/${String(row['id'])}`) as Promise<DocumentAnswer>),
  );
  return pages.flatMap(({ id, content: { totals, lines } }): readonly Shown[] => {
    const of = (field: string, shown: number, part?: string): Shown => ({
      figure: `part.documents.${field}`,
      id,
      shown,
      ...(part !== undefined && { part }),
    });
    return [
      of('subtotalMinor', totals.subtotalMinor),
      { ...of('commercialMinor', 0 - totals.commercialMinor), less: 'true' },
      { ...of('financialMinor', 0 - totals.financialMinor), less: 'true' },
      ...totals.groups.flatMap(({ vatId, baseMinor, vatMinor }) => [
        of('vatBaseMinor', baseMinor, vatId),
        of('vatMinor', vatMinor, vatId),
      ]),
      ...lines.map(({ afterDiscountMinor }, at) => of('lineMinor', afterDiscountMinor, String(at))),
    ];
  });
}

async function ofParties(read: Read): Promise<readonly Shown[]> {
  const sides = [
    ['clients', 'clientAgeing'],
    ['suppliers', 'supplierAgeing'],
  ] as const;
  const all: Shown[] = [];
  for (const [api, field] of sides) {
    const rows = (await read(`/${api}?perPage=100`)) as readonly (Values & {
      readonly id: string;
    })[];
    for (const name of ['supplierBalanceMinor', 'creditLimitMinor']) {
      const row = rows.find((each) => typeof each[name] === 'number' && each[name] !== 0);
      if (row !== undefined) {
        all.push({ figure: `row.parties.${name}`, id: row.id, shown: Number(row[name]) });
      }
    }
    for (const { id } of rows.slice(0, 3)) {
      const { on, ...ages } = (await read(`/${api}/${id}/ageing`)) as AgeingAnswer;
      for (const [part, shown] of Object.entries(ages)) {
        all.push({ figure: `part.parties.${field}`, id, on, part, shown });
      }
    }
  }
  return all;
}

async function ofPayments(read: Read): Promise<readonly Shown[]> {
  const lists = await Promise.all([
    some<Values>(read, '/receipts', 4),
    some<Values>(read, '/supplier-payments', 2),
  ]);
  const pages = await Promise.all(
    lists
      .flat()
      .map((row) => read(`/payments/${String(row['id'])}/content`) as Promise<PaymentAnswer>),
  );
  return pages.flatMap((payment): readonly Shown[] => {
    const { id, content, allocations, status } = payment;
    const sums = ['paidMinor', 'withheldMinor', 'writtenOffMinor', 'discountedMinor'] as const;
    const settled = [...allocations, ...content.adjustments].filter(
      ({ documentId }, _, them) => them.filter((one) => one.documentId === documentId).length === 1,
    );
    return [
      ...sums.map((field) => ({ figure: `part.payments.${field}`, id, shown: payment[field] })),
      ...content.rows.flatMap(({ amountMinor, changeMinor }, at) => [
        { figure: 'part.payments.meansMinor', id, part: String(at), shown: amountMinor },
        { figure: 'part.payments.changeMinor', id, part: String(at), shown: changeMinor },
      ]),
      ...(status === 'cancelled' || content.setOff !== undefined ? [] : settled).map(
        ({ documentId: part, amountMinor: shown }) => {
          return { figure: 'part.payments.settledMinor', id, part, shown };
        },
      ),
    ];
  });
}

async function ofShifts(read: Read): Promise<readonly Shown[]> {
  const shifts = await some<ShiftRow>(read, '/shifts', 2);
  const films = await Promise.all(
    shifts.map(({ id }) => read(`/shifts/${id}/film`) as Promise<readonly ShiftFilmFrame[]>),
  );
  return [...shifts.flatMap(ofShift), ...films.flatMap(ofFilm)];
}

function ofShift(shift: ShiftRow): readonly Shown[] {
  const { id, figures, counts, closing, amendments } = shift;
  if (figures === undefined) return [];
  const { returns, cancelled, cash, means, vat } = figures;
  const of = (field: string, shown: number | undefined, part?: string): Shown => ({
    figure: `part.shifts.${field}`,
    id,
    shown,
    ...(part !== undefined && { part }),
  });
  return [
    { ...of('returnsMinor', 0 - returns.totalMinor), less: 'true' },
    { ...of('cancelledMinor', 0 - cancelled.totalMinor), less: 'true' },
    of('cashInMinor', cash.inMinor),
    { ...of('cashOutMinor', 0 - cash.outMinor), less: 'true' },
    of('cashDropsMinor', cash.dropsMinor),
    ...means.map(({ methodId, salesMinor, refundsMinor }) =>
      of('meansMinor', salesMinor - refundsMinor, methodId),
    ),
    ...vat.map(({ vatId, vatMinor }) => of('vatMinor', vatMinor, vatId)),
    ...counts.map(({ number, countedMinor }) => of('countMinor', countedMinor, String(number))),
    of('depositedMinor', closing?.deposited?.amountMinor),
    of('perpetualMinor', closing?.perpetualMinor),
    ...amendments.map(({ kind, cashMinor, totalMinor }, at) =>
      of('lateMinor', kind === 'cash' ? cashMinor : totalMinor, String(at)),
    ),
  ];
}

const ofFilm = (frames: readonly ShiftFilmFrame[]): readonly Shown[] =>
  frames.slice(-1).flatMap(({ id, expectedMinor, totalMinor, cashMinor }) =>
    Object.entries({ expectedMinor, totalMinor, cashMinor }).map(([field, shown]) => {
      return { figure: `row.shift_film.${field}`, id, shown };
    }),
  );

async function ofStatements(read: Read): Promise<readonly Shown[]> {
  const { vat } = (await read('/dashboard/position')) as PositionAnswer;
  const financial = (await read('/reports/financial-statement')) as FinancialStatementAnswer;
  const { from, to, sales, expenses, resultMinor, stock } = financial;
  const year = `from=${from}&to=${to}`;
  const boxes = (await read(`/reports/vat-summary?${year}`)) as VatSummaryAnswer;
  const days = (of: { readonly from: string; readonly to: string }) =>
    JSON.stringify({ issuedOn: { $gte: of.from, $lte: of.to } });
  const goods = { issuedOn: { $gte: from, $lte: to }, withDeliveries: true };
  const spent = { on: { $gte: from, $lte: to } };
  const taken = (minor: number | undefined) => (minor === undefined ? undefined : 0 - minor);
  return [
    ...statementFigures.boxes.map((box) => ({
      figure: `statement.boxes.${box}`,
      filter: days(boxes),
      shown: boxes.boxes[box],
    })),
    { figure: 'statement.financial.resultMinor', filter: days(financial), shown: resultMinor },
    ...stockLines.map((line) => ({
      figure: `statement.financial.${line}`,
      filter: days(financial),
      shown: stock?.[line],
    })),
    {
      ...({
        figure: 'proof.sales.costMinor',
        less: 'true',
        shown: taken(sales?.costMinor),
      } as const),
      filter: JSON.stringify(goods),
    },
    {
      ...({ figure: 'report.expenses_reports.costMinor', less: 'true' } as const),
      filter: JSON.stringify(spent),
      shown: taken(expenses?.netMinor),
    },
    ...(vat === undefined
      ? []
      : vatLines.map((line) => {
          return { figure: `statement.vat.${line}`, filter: days(vat), shown: vat[line] };
        })),
  ];
}
