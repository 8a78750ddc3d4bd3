import { fiscalFileKinds, type FiscalFileKind } from '@balcao/contracts';
import type { NewJob } from '@balcao/jobs';

/** Makes one fiscal file of a period. */
export const fiscalFileJob = 'fiscal.file';

/** Attempts at a file: each begins again. */
const attempts = 3;

/** What a file is made of. */
export interface FiscalOrder {
  readonly kind: FiscalFileKind;
  /** Calendar days, both included. */
  readonly from: string;
  readonly to: string;
  /** As it was made before: from the books at this event, on this day. */
  readonly again?: { readonly revision: number; readonly madeOn: string };
}

/** The order of a file; its id is the job's. */
export const fiscalFileOrder = (
  id: string,
  who: Pick<NewJob, 'companyId' | 'actorId'>,
  { kind, from, to, again }: FiscalOrder,
): NewJob => ({
  id,
  name: fiscalFileJob,
  ...who,
  payload: { kind, from, to, ...(again && { again: { ...again } }) },
  attempts,
});

/** The order in a job; nothing of one that is none. */
export function fiscalOrderOf(payload: NewJob['payload']): FiscalOrder | undefined {
  if (typeof payload !== 'object' || payload === null) return undefined;
  const { kind, from, to, again } = payload as Readonly<Record<string, unknown>>;
  const known = fiscalFileKinds.find((one) => one === kind);
  if (known === undefined || typeof from !== 'string' || typeof to !== 'string') return undefined;
  const position = positionIn(again);
  return { kind: known, from, to, ...(position && { again: position }) };
}

function positionIn(again: unknown): FiscalOrder['again'] {
  if (typeof again !== 'object' || again === null) return undefined;
  const { revision, madeOn } = again as Readonly<Record<string, unknown>>;
  if (typeof revision !== 'number' || typeof madeOn !== 'string') return undefined;
  return { revision, madeOn };
}

/** Where a file is kept. */
export const fiscalFileBlob = (id: string): string => `fiscal_${id}`;
