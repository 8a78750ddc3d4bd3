import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Has the simulated scale send what it weighs. */
    sendWeight: (line: string) => void;
    /** Has the simulated USB scale report the bytes. */
    reportWeight: (bytes: readonly number[]) => void;
    unplugScale: () => void;
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

/** Gives a page a USB scale that reports what the test tells it to, and can be unplugged. */
export async function plugInUsbScale(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const device = Object.assign(new EventTarget(), {
      productName: 'Dymo M10',
      opened: false,
      open: () => {
        device.opened = true;
        return Promise.resolve();
      },
      close: () => {
        device.opened = false;
        return Promise.resolve();
      },
    });
    const hid = Object.assign(new EventTarget(), {
      getDevices: () => Promise.resolve([device]),
      requestDevice: () => Promise.resolve([device]),
    });
    Object.defineProperty(navigator, 'hid', { value: hid });
    window.reportWeight = (bytes) => {
      const data = new DataView(Uint8Array.from(bytes).buffer);
      if (device.opened) device.dispatchEvent(Object.assign(new Event('inputreport'), { data }));
    };
    window.unplugScale = () => {
      hid.dispatchEvent(Object.assign(new Event('disconnect'), { device }));
    };
  });
}

/** Lays grams onto the simulated USB scale: a scale that is still reports state 4, else 3. */
export const weighByUsb = (page: Page, grams: number, isStill = true): Promise<void> =>
  page.evaluate(
    (bytes) => {
      window.reportWeight(bytes);
    },
    [isStill ? 4 : 3, 2, 0, grams & 0xff, grams >> 8],
  );
