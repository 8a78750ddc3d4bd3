import type { IncomeLine } from '@balcao/contracts';
import { isOfOneYear } from '@balcao/domain';

/** What the codes of each line's accounts begin with; the longest beginning of all counts. */
const beginnings: Readonly<Record<IncomeLine, readonly string[]>> = {
  salesAndServices: ['71', '72'],
  changeInProduction: ['612'],
  workCapitalised: ['73'],
  costOfInventories: ['61'],
  staffCosts: ['62'],
  suppliesAndServices: ['63'],
  depreciation: ['65'],
  provisions: ['66'],
  impairment: ['64'],
  reversals: ['74'],
  otherOperatingIncome: ['7'],
  otherOperatingExpenses: ['6', '8'],
  financialIncome: ['78'],
  financialExpenses: ['69'],
  incomeTax: ['85'],
};

const longestFirst = Object.entries(beginnings)
  .flatMap(([line, all]) => all.map((beginning) => ({ line: line as IncomeLine, beginning })))
  .sort((one, other) => other.beginning.length - one.beginning.length);

/** The line that an account is shown in; none of accounts of what a company has and owes. */
export const incomeLineOf = (code: string): IncomeLine | undefined =>
  isOfOneYear(code)
    ? longestFirst.find(({ beginning }) => code.startsWith(beginning))?.line
    : undefined;
