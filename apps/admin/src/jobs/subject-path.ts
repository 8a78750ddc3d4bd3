import type { JobSubject } from '@balcao/contracts';
import { documentPath } from '../documents/parts/paths.js';
import { paymentPath } from '../payments/payment-path.js';

/** The page of what a job is about. */
export const subjectPath = ({ kind, id }: JobSubject): string =>
  kind === 'payment' ? paymentPath(id) : documentPath(id.split('_')[0] ?? '', id);
