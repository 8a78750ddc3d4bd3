import { BlockList, isIPv4 } from 'node:net';
import type { PrinterAddress } from '@balcao/domain';
import { StartError } from '@balcao/tasks/settings';

/** Who asks for a printer. */
export interface PrintingCompany {
  readonly companyId: string;
  /** Whether no company of the installation is older: the one that it was set up for. */
  readonly isFirst: boolean;
}

/** Where receipt printers may be; whoever runs the installation says so. */
export interface PrinterNetworks {
  /** Whether there are any for a company. */
  readonly isOn: (company: PrintingCompany) => boolean;
  readonly allows: (company: PrintingCompany, address: PrinterAddress) => boolean;
}

interface Network {
  /** The company that it is for; the first one when absent. */
  readonly companyId: string | undefined;
  readonly hosts: BlockList;
  readonly ports: { readonly from: number; readonly to: number };
}

/** The ports of raw printing: an interface with several printers has one each. */
const rawPorts = { from: 9_100, to: 9_109 } as const;

const entry = /^(?:(\w{1,64})=)?([\d.]+)(?:\/(\d{1,2}))?(?::(\d{1,5}))?$/;

/**
 * Reads `192.168.1.0/24, 10.0.0.7:4000`: ranges with the ports of raw printing, or with the one
 * that is named. `SHOP=192.168.1.0/24` is for the company SHOP; without a name it is for the first
 * one, as no company that is added later may reach the printers of another. Nothing is allowed
 * without any; `StartError` names what cannot be read.
 */
export function readPrinterNetworks(text = ''): PrinterNetworks {
  const networks = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(networkOf);
  return {
    isOn: (company) => networks.some(isFor(company)),
    allows: (company, { host, port }) =>
      networks
        .filter(isFor(company))
        .some(({ hosts, ports }) => port >= ports.from && port <= ports.to && hosts.check(host)),
  };
}

const isFor =
  ({ companyId, isFirst }: PrintingCompany) =>
  (network: Network): boolean =>
    network.companyId === undefined ? isFirst : network.companyId === companyId;

function networkOf(part: string): Network {
  const [, companyId, host = '', bits = '32', port] = entry.exec(part) ?? [];
  const prefix = Number.parseInt(bits, 10);
  const only = port === undefined ? undefined : Number.parseInt(port, 10);
  if (!isIPv4(host) || prefix > 32 || only === 0 || (only ?? 0) > 65_535) {
    throw new StartError(`PRINTER_NETWORKS has "${part}", not a range such as 192.168.1.0/24.`);
  }
  const hosts = new BlockList();
  hosts.addSubnet(host, prefix);
  return { companyId, hosts, ports: only === undefined ? rawPorts : { from: only, to: only } };
}
