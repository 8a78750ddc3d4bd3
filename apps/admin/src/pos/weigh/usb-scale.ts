import { readReport } from './read-weighing.js';
import type { Scale, ScalePort } from './scale-port.js';

/** What is used of WebHID: the DOM's types do not know it. */
interface HidDevice {
  readonly productName: string;
  readonly opened: boolean;
  readonly open: () => Promise<void>;
  readonly close: () => Promise<void>;
  readonly addEventListener: (kind: 'inputreport', heard: (event: ReportEvent) => void) => void;
  readonly removeEventListener: (kind: 'inputreport', heard: (event: ReportEvent) => void) => void;
}

interface ReportEvent {
  readonly data: DataView;
}

type Unplugged = (event: { readonly device: HidDevice }) => void;

interface Hid {
  readonly addEventListener: (kind: 'disconnect', heard: Unplugged) => void;
  readonly removeEventListener: (kind: 'disconnect', heard: Unplugged) => void;
  readonly getDevices: () => Promise<readonly HidDevice[]>;
  readonly requestDevice: (options: {
    readonly filters: readonly { readonly usagePage: number }[];
  }) => Promise<readonly HidDevice[]>;
}

const hid = (globalThis.navigator as (Navigator & { readonly hid?: Hid }) | undefined)?.hid;

/** The usage page of scales. */
const WEIGHING = 0x8d;

/** Scales on USB that name themselves as scales. */
export const usbScale: ScalePort = {
  isHere: hid !== undefined,
  known: async () => {
    const [device] = (await hid?.getDevices()) ?? [];
    return device && scaleOf(device);
  },
  choose: async () => {
    const filters = [{ usagePage: WEIGHING }];
    const [device] = (await hid?.requestDevice({ filters })) ?? [];
    if (device === undefined) throw new Error('no scale was chosen');
    return scaleOf(device);
  },
};

const scaleOf = (device: HidDevice): Scale => ({
  name: device.productName === '' ? 'USB' : device.productName,
  follow: ({ onWeighing, onLost }) => {
    const heard = ({ data }: ReportEvent): void => {
      const weighing = readReport(data);
      if (weighing !== undefined) onWeighing(weighing);
    };
    const unplugged: Unplugged = (event) => {
      if (event.device === device) onLost();
    };
    device.addEventListener('inputreport', heard);
    hid?.addEventListener('disconnect', unplugged);
    if (!device.opened) {
      device.open().catch((error: unknown) => {
        console.error(error);
        onLost();
      });
    }
    return () => {
      device.removeEventListener('inputreport', heard);
      hid?.removeEventListener('disconnect', unplugged);
      void device.close();
    };
  },
});
