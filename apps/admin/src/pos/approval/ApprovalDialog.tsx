import type { ReactNode } from 'react';
import { laterPart } from '../spoken.js';
import { useSlice } from '../../boot/slice.js';
import { approvalAsked } from './approval-asked.js';

const Approving = laterPart(async () => (await import('./Approving.js')).Approving, null);

/** Asks an approver for the PIN, wherever the till needs an approval. */
export function ApprovalDialog(): ReactNode {
  const { current } = useSlice(approvalAsked);
  return current === null ? null : <Approving question={current} />;
}
