import { createSlice } from './slice.js';

export interface Confirmation {
  readonly open: boolean;
  readonly title: string;
  readonly message: string;
  /** Takes something away: No has the focus. */
  readonly isDestructive: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export const confirm = createSlice<{ readonly current: Confirmation | null }>({ current: null });

export interface Question {
  readonly title: string;
  readonly message: string;
  readonly isDestructive?: boolean;
}

/** Asks a question with Yes and No; answers whether it was Yes. */
export function askToConfirm({
  title,
  message,
  isDestructive = false,
}: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (isYes: boolean) => () => {
      confirm.merge({ current: null });
      resolve(isYes);
    };
    confirm.merge({
      current: {
        open: true,
        title,
        message,
        isDestructive,
        onConfirm: answer(true),
        onClose: answer(false),
      },
    });
  });
}
