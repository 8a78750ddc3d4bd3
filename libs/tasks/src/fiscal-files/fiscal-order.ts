import { fiscalFileKinds, type FiscalFileKind } from '@balcao/contracts';
import type { NewJob } from '@balcao/jobs';

/** Makes one fiscal file of a period. */
export const fiscalFileJob = 'fiscal.file';

/** Attempts at a file: each begins anew. */
const attempts = 3;

/** What a file is made of. */
export interface FiscalOrder {
  readonly kind: FiscalFileKind;
  /** Calendar days, both included. */
  readonly from: string;
  readonly to: string;
}

/** The order of a file; its id is the job's. */
export const fiscalFileOrder = (
  id: string,
  who: Pick<NewJob, 'companyId' | 'actorId'>,
  { kind, from, to }: FiscalOrder,
): NewJob => ({ id, name: fiscalFileJob, ...who, payload: { kind, from, to }, attempts });

/** The order in a job; nothing of one that is none. */
export function fiscalOrderOf(payload: NewJob['payload']): FiscalOrder | undefined {
  if (typeof payload !== 'object' || payload === null) return undefined;
  const { kind, from, to } = payload as Readonly<Record<string, unknown>>;
  const known = fiscalFileKinds.find((one) => one === kind);
  if (known === undefined || typeof from !== 'string' || typeof to !== 'string') return undefined;
  return { kind: known, from, to };
}

/** Where a file is kept. */
export const fiscalFileBlob = (id: string): string => `fiscal_${id}`;
