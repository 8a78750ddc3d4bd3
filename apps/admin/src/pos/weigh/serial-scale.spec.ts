import { afterEach, describe, expect, it } from '@jest/globals';
import { chooseDevice } from '../devices/device-settings.js';
import type { Weighing } from './scale-port.js';
import { scaleOn } from './serial-scale.js';
import { SimulatedPort } from './testing/simulated-port.js';

/** Until what was sent has been read: as long as the streams need, and no fixed time. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(setImmediate);
}

function followed() {
  const port = new SimulatedPort();
  const heard: Weighing[] = [];
  let isLost = false;
  const stop = scaleOn(port).follow({
    onWeighing: (weighing) => heard.push(weighing),
    onLost: () => {
      isLost = true;
    },
  });
  return { port, heard, stop, isLost: () => isLost };
}

describe('a serial scale', () => {
  afterEach(() => {
    chooseDevice({ scaleProtocol: 'stream' });
  });

  it('tells of each line, however it is cut on its way', async () => {
    const { port, heard, stop } = followed();
    await until(() => port.opened !== undefined);
    port.send('US,GS,+000.2', '00kg\r\nST,GS,+0', '00.355kg\r\n', 'ST,GS');
    await until(() => heard.length === 2);
    expect(heard).toEqual([
      { kilograms: '0.2', isStable: false },
      { kilograms: '0.355', isStable: true },
    ]);
    stop();
    await until(() => port.opened === undefined);
  });

  it('is asked for each weighing where it does not send by itself', async () => {
    chooseDevice({ scaleProtocol: 'toledo' });
    const { port, heard, stop } = followed();
    await until(() => port.asked === 'W');
    expect(port.opened).toEqual({ baudRate: 9_600, dataBits: 7, parity: 'even' });
    port.send('\u000200.355\r');
    await until(() => heard.length === 1);
    stop();
    await until(() => port.opened === undefined);
  });

  it('is lost when it is unplugged, and not when it is let go', async () => {
    const first = followed();
    await until(() => first.port.opened !== undefined);
    first.port.unplug();
    await until(first.isLost);
    expect(first.port.opened).toBeUndefined();
    const second = followed();
    await until(() => second.port.opened !== undefined);
    second.stop();
    await until(() => second.port.opened === undefined);
    expect(second.isLost()).toBe(false);
  });
});
