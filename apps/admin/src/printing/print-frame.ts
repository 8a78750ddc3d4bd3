import type { RefObject } from 'react';

/** Once what was read again is in the frame. */
export async function printFrame(frame: RefObject<HTMLIFrameElement | null>): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 150));
  const paper = frame.current?.contentWindow;
  paper?.focus();
  paper?.print();
}
