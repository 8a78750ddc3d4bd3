import { createSlice } from './slice.js';

export interface Confirmation {
  readonly open: boolean;
  readonly title: string;
  readonly message: string;
  /** What is asked about, one below the other. */
  readonly points: readonly string[];
  /** On the buttons: Yes and No without them. */
  readonly yes: string | undefined;
  readonly no: string | undefined;
  /** Takes something away: No has the focus. */
  readonly isDestructive: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export const confirm = createSlice<{ readonly current: Confirmation | null }>({ current: null });

export interface Question {
  readonly title: string;
  readonly message?: string;
  readonly points?: readonly string[];
  readonly yes?: string;
  readonly no?: string;
  readonly isDestructive?: boolean;
}

/** Asks a question with two answers; tells whether it was Yes, or what stands for it. */
export function askToConfirm({
  title,
  message = '',
  points = [],
  yes,
  no,
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
        points,
        yes,
        no,
        isDestructive,
        onConfirm: answer(true),
        onClose: answer(false),
      },
    });
  });
}
