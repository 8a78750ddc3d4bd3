import { deviceSettings } from './device-settings.js';
import type { PrinterPort, ReceiptPrinter } from './printer-port.js';
import { chooseSerialPort, hasSerial, knownPorts, type SerialPort } from './serial-ports.js';

/** Receipt printers on a serial port, and those on Bluetooth that look like one. */
export const serialPrinter: PrinterPort = {
  isHere: hasSerial,
  known: async () => {
    const { printer } = await knownPorts();
    return printer && printerOf(printer);
  },
  choose: async () => printerOf(await chooseSerialPort()),
};

const printerOf = (port: SerialPort): ReceiptPrinter => ({
  name: 'COM',
  write: async (bytes) => {
    await port.open({ baudRate: deviceSettings.get().baudRate });
    try {
      const writer = port.writable?.getWriter();
      await writer?.write(bytes);
      await writer?.close();
    } finally {
      await port.close();
    }
  },
});
