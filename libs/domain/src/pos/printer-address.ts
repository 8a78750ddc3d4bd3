/** The address of a receipt printer. */
export interface PrinterAddress {
  /** An IPv4 address; names are not looked up. */
  readonly host: string;
  readonly port: number;
}

/** The port on which printers take raw bytes. */
const RAW_PORT = 9_100;
const PORT_MAX = 65_535;

const written = /^((?:\d{1,3}\.){3}\d{1,3})(?::(\d{1,5}))?$/;

/** Reads `192.168.1.60` or `192.168.1.60:9101`; undefined for anything else. */
export function printerAddress(text: string): PrinterAddress | undefined {
  const [, host = '', typed] = written.exec(text) ?? [];
  const parts = host.split('.').map((part) => Number.parseInt(part, 10));
  const port = typed === undefined ? RAW_PORT : Number.parseInt(typed, 10);
  const isHost = host !== '' && parts.every((part) => part <= 255);
  return isHost && port >= 1 && port <= PORT_MAX ? { host: parts.join('.'), port } : undefined;
}

/** Whether a text is the address of a printer. */
export const isPrinterAddress = (text: string): boolean => printerAddress(text) !== undefined;
