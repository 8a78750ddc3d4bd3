import { ageingSteps, type AgeingPart, type AgeingStep, type DayRange } from '@balcao/contracts';
import { addDays } from '@balcao/domain';

/** Days after the due day at which a step begins. */
const beginnings: Readonly<Record<Exclude<AgeingStep, 'notDue'>, number>> = {
  to30: 1,
  to60: 31,
  to90: 61,
  over90: 91,
};

/** The due days that each step stands for on a day. */
export function dueDays(step: AgeingStep, today: string): Partial<DayRange> {
  switch (step) {
    case 'notDue':
      return { from: today };
    case 'over90':
      return { to: addDays(today, -beginnings.over90) };
    default: {
      const first = beginnings[step];
      return { from: addDays(today, -(first + 29)), to: addDays(today, -first) };
    }
  }
}

/** What is open of the documents of one due day. */
export interface OpenOfDay {
  readonly dueOn: string;
  readonly count: number;
  readonly pendingMinor: number;
}

/** What is open by how late it is. */
export function partsOf(days: readonly OpenOfDay[], today: string): readonly AgeingPart[] {
  return ageingSteps.map((step) => {
    const { from = '', to = '9999' } = dueDays(step, today);
    const inStep = days.filter(({ dueOn }) => dueOn >= from && dueOn <= to);
    return {
      step,
      ...dueDays(step, today),
      count: inStep.reduce((sum, { count }) => sum + count, 0),
      pendingMinor: inStep.reduce((sum, { pendingMinor }) => sum + pendingMinor, 0),
    };
  });
}
