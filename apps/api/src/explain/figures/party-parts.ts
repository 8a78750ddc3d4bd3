import { ageingOn, type Ageing, type Ledger } from '@balcao/domain';
import { settlements } from '@balcao/projections';
import { unknownFigure } from '../asked-figure.js';
import type { PartPlan } from './part-plan.js';
import { stored } from './row-plan.js';

/** Documents whose entries are read at once. */
const documentsAtOnce = 500;

const steps: readonly (keyof Ageing)[] = [
  ...(['notDueMinor', 'days1To30Minor', 'days31To60Minor', 'days61To90Minor'] as const),
  ...(['over90Minor', 'creditsMinor', 'totalMinor'] as const),
];

/** What changed the documents that are as late as the step says: issued, paid, taken back. */
const ageing =
  (ledger: Ledger): PartPlan =>
  async (asked) => {
    const { rows, companyId, row, part, day } = asked;
    const step = steps.find((each) => each === part);
    if (step === undefined) throw unknownFigure();
    const sign = ledger === 'client' ? 1 : -1;
    const account = { partyId: row.id, ledger, on: { $lte: day } };
    const groups = await rows.group(settlements, companyId, {
      where: account,
      by: ['documentId', 'dueOn'],
      sum: ['signedMinor'],
    });
    const open = new Map<string, { dueOn: string; signedMinor: number }>();
    for (const { key, sums } of groups) {
      const id = String(key['documentId']);
      const known = open.get(id) ?? { dueOn: day, signedMinor: 0 };
      if (typeof key['dueOn'] === 'string') known.dueOn = key['dueOn'];
      known.signedMinor += sums['signedMinor'] ?? 0;
      open.set(id, known);
    }
    const ids = [...open].flatMap(([documentId, { dueOn, signedMinor }]) => {
      if (signedMinor === 0) return [];
      const entry = { documentId, on: day, dueOn, signedMinor };
      return ageingOn(day, [entry], sign)[step] === 0 ? [] : [documentId];
    });
    const legs = Array.from({ length: Math.ceil(ids.length / documentsAtOnce) }, (_, at) => {
      const some = ids.slice(at * documentsAtOnce, (at + 1) * documentsAtOnce);
      const where = { ...account, documentId: { $in: some } };
      return stored(asked, settlements, where, [['signedMinor', sign]]);
    });
    return { legs };
  };

export const partyParts = {
  clientAgeing: ageing('client'),
  supplierAgeing: ageing('supplier'),
} as const satisfies Record<string, PartPlan>;
