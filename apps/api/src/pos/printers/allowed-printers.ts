import { Inject, Injectable } from '@nestjs/common';
import type { PrinterAddress } from '@balcao/domain';
import type { EventStore } from '@balcao/event-store';
import { EVENTS, PRINTER_NETWORKS } from '../../composition/tokens.js';
import type { PrinterNetworks, PrintingCompany } from './printer-networks.js';

const category = 'journal';

/** Which printers each company may print on. */
@Injectable()
export class AllowedPrinters {
  #first: string | undefined;

  constructor(
    @Inject(EVENTS) private readonly events: EventStore,
    @Inject(PRINTER_NETWORKS) private readonly networks: PrinterNetworks,
  ) {}

  /** Whether there may be any. */
  async isOn(companyId: string): Promise<boolean> {
    return this.networks.isOn(await this.#company(companyId));
  }

  async allows(companyId: string, address: PrinterAddress): Promise<boolean> {
    return this.networks.allows(await this.#company(companyId), address);
  }

  async #company(companyId: string): Promise<PrintingCompany> {
    this.#first ??= await this.#oldest();
    return { companyId, isFirst: companyId === this.#first };
  }

  async #oldest(): Promise<string | undefined> {
    for await (const { stream } of this.events.readAll({ categories: [category], limit: 1 })) {
      return stream.slice(`${category}-`.length);
    }
    return undefined;
  }
}
