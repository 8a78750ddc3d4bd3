import type { JobSubject } from '@balcao/contracts';
import { documentPath } from '../routing/document-paths.js';
import { paymentPath } from '../routing/payment-path.js';

/** The page of what a job is about. */
export const subjectPath = ({ kind, id }: JobSubject): string =>
  kind === 'payment' ? paymentPath(id) : documentPath(id.split('_')[0] ?? '', id);
