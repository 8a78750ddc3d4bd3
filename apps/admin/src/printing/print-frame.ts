import type { RefObject } from 'react';

/** Once what was read again is in the frame. */
export async function printFrame(frame: RefObject<HTMLIFrameElement | null>): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 150));
  const paper = frame.current?.contentWindow;
  paper?.focus();
  paper?.print();
  // The keys go back to the dialog around it: Escape closes that.
  frame.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus();
}
