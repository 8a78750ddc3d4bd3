import { Inject, Injectable } from '@nestjs/common';
import { resultStockLines, statementFigures, type VatSummaryRow } from '@balcao/contracts';
import {
  boxesOfTreatment,
  boxSums,
  purchaseUses,
  writtenBoxes,
  type BoxFigure,
  type VatBox,
  type WrittenInDays,
} from '@balcao/domain';
import { documentLines, expenses, stockMoves, vat } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { ROWS } from '../../composition/tokens.js';
import { invalidFilter } from '../../http/invalid-filter.js';
import { sentFilter } from '../../reading/list-query.js';
import { movesOfLine } from '../../reports/stock-flows.js';
import { LineSelection } from '../../statistics/sales-lists.js';
import { countedExpenses, VatSums } from '../../statistics/vat-sums.js';
import { unknownFigure, type AskedFigure } from '../asked-figure.js';
import type { Leg, Plan } from '../contributions.js';
import { lessPlan } from '../less-leg.js';
import { MadeLeg } from '../made-leg.js';
import { ListFigures, signsOf } from './list-figures.js';
import { ReportFigures } from './report-figures.js';
import { StoredLeg, type Term } from '../stored-leg.js';
import { stored } from './row-plan.js';

type StockFigure = (typeof statementFigures.financial)[number];
type VatLine = (typeof statementFigures.vat)[number];

/** Figures of statements that several sums make up: each has their events. */
@Injectable()
export class StatementFigures {
  constructor(
    private readonly vat: VatSums,
    private readonly selection: LineSelection,
    private readonly lists: ListFigures,
    private readonly reports: ReportFigures,
    @Inject(ROWS) private readonly rows: RowReader,
  ) {}

  async plan(asked: AskedFigure): Promise<Plan> {
    const { of, field } = asked;
    const days = daysOf(asked);
    if (of !== 'financial') await this.lists.require(asked, 'reports.view');
    switch (of) {
      case 'financial':
        if (field === 'resultMinor') return this.#result(asked, days);
        return this.#stock(
          asked,
          days,
          statementFigures.financial.find((each) => each === field),
        );
      case 'vat':
        return this.#vat(
          asked,
          days,
          statementFigures.vat.find((each) => each === field),
        );
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
      field: 'costMinor',
      sent: { filter: { on: issuedOn } },
    });
    const differences = resultStockLines.flatMap((line) => this.#stock(asked, issuedOn, line).legs);
    const legs = [...margin.legs, ...differences, ...lessPlan(spent).legs];
    return { kind: 'money', opening: 0, legs };
  }

  /** What the return has of the VAT of the days. */
  async #vat(asked: AskedFigure, issuedOn: Days, line?: VatLine): Promise<Plan> {
    const ofBox = (box: VatBox) => this.#box(asked, issuedOn, box);
    switch (line) {
      case 'chargedMinor':
        return ofBox('13');
      case 'deductedMinor':
        return ofBox('12');
      case 'balanceMinor': {
        const [charged, deducted] = await Promise.all([ofBox('13'), ofBox('12')]);
        return { ...charged, legs: [...charged.legs, ...lessPlan(deducted).legs] };
      }
      case 'notDeductedMinor':
        return this.#notDeducted(asked, issuedOn);
      case undefined:
        throw unknownFigure();
    }
  }

  async #notDeducted(asked: AskedFigure, issuedOn: Days): Promise<Plan> {
    const terms: readonly Term[] = [
      ['vatMinor', 1],
      ['deductedMinor', -1],
    ];
    const vatUse = { $ne: 'reverse' };
    const legs = [
      await this.#lines(asked, { issuedOn, group: 'purchases', vatUse }, terms),
      this.#spent(asked, issuedOn, { vatUse: { $in: purchaseUses.filter(isCharged) } }, terms),
    ];
    return { kind: 'money', opening: 0, legs };
  }

  async #box(asked: AskedFigure, issuedOn: Days, box: VatBox): Promise<Plan> {
    const { companyId } = asked.caller;
    const period = { from: issuedOn.$gte, to: issuedOn.$lte };
    const { rows, boxes, written } = await this.vat.of(companyId, period);
    const legsOf = async (of: readonly VatBox[]) => [
      ...(await Promise.all(rows.map((row) => this.#legs(asked, issuedOn, row, of)))).flat(),
      ...adjustmentsIn(written, of),
    ];
    const plus = { kind: 'money', opening: 0 } as const;
    if (box !== '14' && box !== '15') return { ...plus, legs: await legsOf(partsOf(box)) };
    if (boxes[box] === 0) return { ...plus, legs: [] };
    const charged = { ...plus, legs: await legsOf(boxSums['13']) };
    const borne = { ...plus, legs: await legsOf(boxSums['12']) };
    const [more, less] = box === '14' ? [charged, borne] : [borne, charged];
    return { ...plus, legs: [...more.legs, ...lessPlan(less).legs] };
  }

  /** What of one VAT fills the boxes: its lines, or its expenses. */
  async #legs(
    asked: AskedFigure,
    issuedOn: Days,
    { side, vatId, treatment }: VatSummaryRow,
    boxes: readonly VatBox[],
  ): Promise<readonly Leg[]> {
    const filled = boxesOfTreatment[treatment].filter(([box]) => boxes.includes(box));
    return Promise.all(
      filled.map(async ([, figure]: readonly [VatBox, BoxFigure]) => {
        const terms: readonly Term[] = [[figure, 1]];
        if (side === 'expenses') {
          return this.#spent(asked, issuedOn, { vatId, vatUse: treatment }, terms);
        }
        const use = side === 'purchases' ? { vatUse: treatment } : {};
        return this.#lines(asked, { issuedOn, group: side, vatId, ...use }, terms);
      }),
    );
  }

  async #lines({ caller }: AskedFigure, filter: LineFilter, terms: readonly Term[]): Promise<Leg> {
    const { companyId } = caller;
    const { where } = await this.selection.of(companyId, { filter });
    return new StoredLeg({
      rows: this.rows,
      companyId,
      collection: documentLines,
      where,
      terms,
      signs: signsOf(filter.group),
      day: 'issuedOn',
    });
  }

  #spent({ caller }: AskedFigure, on: Days, filter: object, terms: readonly Term[]): Leg {
    const where = { ...countedExpenses, ...filter, on };
    return stored({ rows: this.rows, companyId: caller.companyId }, expenses, where, terms);
  }
}

/** What the company wrote into the boxes, by the events that it did so. */
function adjustmentsIn({ returns }: WrittenInDays, boxes: readonly VatBox[]): readonly Leg[] {
  const fields = (['inFavourMinor', 'toStateMinor'] as const).filter((field) =>
    boxes.includes(writtenBoxes[field]),
  );
  const made = returns.flatMap(({ id, revision, note = id, ...written }) =>
    fields.flatMap((field) => {
      const amount = written[field] ?? 0;
      const row = { id: `${id} ${writtenBoxes[field]}`, revision, name: note };
      return amount === 0 ? [] : [{ collection: vat.name, row, amount }];
    }),
  );
  return made.length === 0 ? [] : [new MadeLeg(vat.name, made)];
}

interface LineFilter {
  readonly issuedOn: Days;
  readonly group: 'sales' | 'purchases';
  readonly vatId?: string;
  readonly vatUse?: unknown;
}

const isCharged = (use: (typeof purchaseUses)[number]) => use !== 'reverse';

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
