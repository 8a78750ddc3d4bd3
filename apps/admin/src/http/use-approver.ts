import type { ApproverAnswer } from '@balcao/contracts';
import { useState } from 'react';

/** Who is asked to approve, and among whom. */
export interface ApproverChoice {
  readonly chosen: ApproverAnswer;
  readonly all: readonly ApproverAnswer[];
  /** Whoever is chosen may no longer approve: too many wrong PINs. */
  readonly isLocked: boolean;
  /** Whether anybody else may. */
  readonly others: boolean;
  readonly choose: (id: string) => void;
  /** Whoever is chosen was refused as locked out. */
  readonly lock: () => void;
}

const nobody: ApproverAnswer = { id: '', name: '' };

/**
 * Who approves stays whom the user chose, also once the PIN is locked and the server names that
 * person no more: nobody else is put there unseen.
 */
export function useApprover(approvers: readonly ApproverAnswer[]): ApproverChoice {
  const [picked, setPicked] = useState(approvers[0]);
  const [locked, setLocked] = useState<ReadonlySet<string>>(new Set());
  const chosen = picked ?? approvers[0] ?? nobody;
  const isKnown = chosen === nobody || approvers.some(({ id }) => id === chosen.id);
  const all = isKnown ? approvers : [chosen, ...approvers];
  return {
    chosen,
    all,
    isLocked: !isKnown || locked.has(chosen.id),
    others: approvers.some(({ id }) => id !== chosen.id && !locked.has(id)),
    choose: (id) => {
      setPicked(all.find((one) => one.id === id) ?? chosen);
    },
    lock: () => {
      setPicked(chosen);
      setLocked(new Set([...locked, chosen.id]));
    },
  };
}
