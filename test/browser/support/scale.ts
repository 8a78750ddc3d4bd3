import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Has the simulated scale send what it weighs. */
    sendWeight: (line: string) => void;
  }
}

/** Gives a page a serial port with a scale behind it that sends what the test tells it to. */
export async function plugInScale(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let send: ReadableStreamDefaultController<Uint8Array> | undefined;
    const port = {
      readable: null as ReadableStream<Uint8Array> | null,
      writable: null,
      getInfo: () => ({ usbVendorId: 1_659 }),
      open: () => {
        port.readable = new ReadableStream<Uint8Array>({
          start: (controller) => {
            send = controller;
          },
        });
        return Promise.resolve();
      },
      close: () => Promise.resolve(),
    };
    const serial = {
      getPorts: () => Promise.resolve([port]),
      requestPort: () => Promise.resolve(port),
    };
    Object.defineProperty(navigator, 'serial', { value: serial });
    window.sendWeight = (line) => {
      send?.enqueue(new TextEncoder().encode(`${line}\r\n`));
    };
  });
}

/** Lays something onto the simulated scale, once it is listened to. */
export const weigh = (page: Page, line: string): Promise<void> =>
  page.evaluate((sent) => {
    window.sendWeight(sent);
  }, line);
