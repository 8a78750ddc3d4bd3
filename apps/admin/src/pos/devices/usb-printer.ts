import type { PrinterPort, ReceiptPrinter } from './printer-port.js';

/** What is used of WebUSB: the DOM's types do not know it. */
interface UsbEndpoint {
  readonly endpointNumber: number;
  readonly direction: 'in' | 'out';
  readonly type: string;
}

interface UsbInterface {
  readonly interfaceNumber: number;
  readonly alternate: {
    readonly interfaceClass: number;
    readonly endpoints: readonly UsbEndpoint[];
  };
}

interface UsbDevice {
  readonly productName?: string;
  readonly opened: boolean;
  readonly configuration: { readonly interfaces: readonly UsbInterface[] } | null;
  readonly open: () => Promise<void>;
  readonly close: () => Promise<void>;
  readonly selectConfiguration: (value: number) => Promise<void>;
  readonly claimInterface: (number: number) => Promise<void>;
  readonly transferOut: (
    endpoint: number,
    data: Uint8Array<ArrayBuffer>,
  ) => Promise<{ readonly status: string }>;
}

interface Usb {
  readonly getDevices: () => Promise<readonly UsbDevice[]>;
  readonly requestDevice: (wanted: {
    readonly filters: readonly { readonly classCode: number }[];
  }) => Promise<UsbDevice>;
}

/** The class of printers. */
const PRINTER = 7;

const usb = (navigator as Navigator & { readonly usb?: Usb }).usb;

/** Receipt printers on USB. */
export const usbPrinter: PrinterPort = {
  isHere: usb !== undefined,
  known: async () => {
    const [device] = (await usb?.getDevices()) ?? [];
    return device && printerOf(device);
  },
  choose: async () => {
    if (usb === undefined) throw new Error('this browser has no WebUSB');
    return printerOf(await usb.requestDevice({ filters: [{ classCode: PRINTER }] }));
  },
};

const printerOf = (device: UsbDevice): ReceiptPrinter => ({
  name: device.productName ?? 'USB',
  write: async (bytes) => {
    // Other programs may want the printer too: it is held for one print.
    await device.open();
    try {
      await send(device, bytes);
    } finally {
      await device.close();
    }
  },
});

async function send(device: UsbDevice, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  if (device.configuration === null) await device.selectConfiguration(1);
  const found = device.configuration?.interfaces.find(
    ({ alternate }) => alternate.interfaceClass === PRINTER,
  );
  const endpoint = found?.alternate.endpoints.find(
    ({ direction, type }) => direction === 'out' && type === 'bulk',
  );
  if (found === undefined || endpoint === undefined) throw new Error('the device prints nothing');
  await device.claimInterface(found.interfaceNumber);
  const { status } = await device.transferOut(endpoint.endpointNumber, bytes);
  if (status !== 'ok') throw new Error(`the printer answered ${status}`);
}
