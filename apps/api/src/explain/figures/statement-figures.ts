import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { resultStockLines, statementFigures, type VatSummaryRow } from '@balcao/contracts';
import { boxesOfVat, boxSums, vatReturn, type BoxFigure, type VatBox } from '@balcao/domain';
import { stockMoves, vat } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { ROWS } from '../../composition/tokens.js';
import { invalidFilter } from '../../http/invalid-filter.js';
import { sentFilter } from '../../reading/list-query.js';
import { ReadVatSummary } from '../../reports/read-vat-summary.js';
import { movesOfLine } from '../../reports/stock-flows.js';
import { unknownFigure, type AskedFigure } from '../asked-figure.js';
import type { Leg, Plan } from '../contributions.js';
import { lessPlan } from '../less-leg.js';
import { MadeLeg } from '../made-leg.js';
import { ListFigures } from './list-figures.js';
import { ReportFigures } from './report-figures.js';
import { stored } from './row-plan.js';

type StockFigure = (typeof statementFigures.financial)[number];

/** Figures of statements that several sums make up: each has their events. */
@Injectable()
export class StatementFigures {
  constructor(
    private readonly queries: QueryBus,
    private readonly lists: ListFigures,
    private readonly reports: ReportFigures,
    @Inject(ROWS) private readonly rows: RowReader,
  ) {}

  async plan(asked: AskedFigure): Promise<Plan> {
    const { of, field } = asked;
    const days = daysOf(asked);
    switch (of) {
      case 'financial':
        if (field === 'resultMinor') return this.#result(asked, days);
        return this.#stock(
          asked,
          days,
          statementFigures.financial.find((each) => each === field),
        );
      case 'vat':
        if (field === 'balanceMinor') return this.#balance(asked, days);
        break;
      case 'boxes': {
        const box = statementFigures.boxes.find((each) => each === field);
        if (box !== undefined) return this.#box(asked, days, box);
        break;
      }
    }
    throw unknownFigure();
  }

  /** The moves of stock that a line adds up. */
  #stock(asked: AskedFigure, { $gte: from, $lte: to }: Days, line?: StockFigure): Plan {
    if (line === undefined || line === 'resultMinor') throw unknownFigure();
    const { where, terms } = movesOfLine(line, { from, to });
    const { companyId } = asked.caller;
    const leg = stored({ rows: this.rows, companyId }, stockMoves, where, terms);
    return { kind: 'money', opening: 0, legs: [leg] };
  }

  /** The margin less what was spent, with the differences of stock. */
  async #result(asked: AskedFigure, issuedOn: Days): Promise<Plan> {
    const sent = { filter: { issuedOn, withDeliveries: true } };
    const margin = await this.lists.ofProof({ ...asked, of: 'sales', field: 'marginMinor', sent });
    const spent = await this.reports.plan({
      ...asked,
      of: 'expenses_reports',
      field: 'baseMinor',
      sent: { filter: { on: issuedOn } },
    });
    const differences = resultStockLines.flatMap((line) => this.#stock(asked, issuedOn, line).legs);
    const legs = [...margin.legs, ...differences, ...lessPlan(spent).legs];
    return { kind: 'money', opening: 0, legs };
  }

  /** What was charged less what was borne. */
  async #balance(asked: AskedFigure, issuedOn: Days): Promise<Plan> {
    const sides = await Promise.all(
      (['sales', 'purchases'] as const).map((group) => this.#lines(asked, { issuedOn, group })),
    );
    const [charged, borne] = sides;
    if (charged === undefined || borne === undefined) throw unknownFigure();
    return { ...charged, legs: [...charged.legs, ...lessPlan(borne).legs] };
  }

  async #box(asked: AskedFigure, issuedOn: Days, box: VatBox): Promise<Plan> {
    const { companyId } = asked.caller;
    const period = { from: issuedOn.$gte, to: issuedOn.$lte };
    const { rows, boxes } = await this.queries.execute(new ReadVatSummary(companyId, period));
    const legsOf = async (of: readonly VatBox[]) =>
      (await Promise.all(rows.map((row) => this.#legs(asked, issuedOn, row, of)))).flat();
    const plus = { kind: 'money', opening: 0 } as const;
    if (box !== '14' && box !== '15') return { ...plus, legs: await legsOf(partsOf(box)) };
    if (boxes[box] === 0) return { ...plus, legs: [] };
    const charged = { ...plus, legs: await legsOf(boxSums['13']) };
    const borne = { ...plus, legs: await legsOf(boxSums['12']) };
    const [more, less] = box === '14' ? [charged, borne] : [borne, charged];
    return { ...plus, legs: [...more.legs, ...lessPlan(less).legs] };
  }

  /** The lines of one VAT, as far as it fills the boxes. */
  async #legs(
    asked: AskedFigure,
    issuedOn: Days,
    row: VatSummaryRow,
    boxes: readonly VatBox[],
  ): Promise<readonly Leg[]> {
    const filled = boxesOfVat(row).filter(([box]) => boxes.includes(box));
    const { side: group, vatId } = row;
    const legs = await Promise.all(
      filled.map(async ([box, figure]) => {
        const { legs } = await this.#lines(asked, { issuedOn, group, vatId }, figure);
        const lines = figure === 'base' ? row.baseMinor : row.vatMinor;
        // Half of what was borne, or what the buyer charges itself: the rest stands apart.
        const rest = vatReturn([row])[box] - lines;
        if (rest === 0) return legs;
        const part = { id: vatId, revision: -1, name: row.name };
        return [
          ...legs,
          new MadeLeg(vat.name, [{ collection: vat.name, row: part, amount: rest }]),
        ];
      }),
    );
    return legs.flat();
  }

  #lines(asked: AskedFigure, filter: object, figure: BoxFigure = 'vat'): Promise<Plan> {
    const field = figure === 'base' ? 'netMinor' : 'vatMinor';
    return this.lists.ofProof({ ...asked, of: 'lines', field, sent: { filter } });
  }
}

const partsOf = (box: VatBox): readonly VatBox[] => (isSum(box) ? boxSums[box] : [box]);
const isSum = (box: VatBox): box is keyof typeof boxSums => box in boxSums;

interface Days {
  readonly $gte: string;
  readonly $lte: string;
}

/** The days that the statement is of. Throws `RequestError` without them. */
function daysOf({ sent }: AskedFigure): Days {
  const { issuedOn } = sentFilter(sent);
  const range: object = typeof issuedOn === 'object' && issuedOn !== null ? issuedOn : {};
  const { $gte, $lte } = range as Readonly<Record<string, unknown>>;
  if (typeof $gte !== 'string' || typeof $lte !== 'string') throw invalidFilter('issuedOn');
  return { $gte, $lte };
}
