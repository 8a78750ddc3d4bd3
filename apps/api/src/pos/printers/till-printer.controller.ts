import { Controller, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { limitsOf, printerAddress, refuse, type Books, type PrinterAddress } from '@balcao/domain';
import { drawerKick, foreignByteIn } from '@balcao/printing';
import { Allow } from '../../access/access.js';
import { Member, type MemberCaller } from '../../access/caller.js';
import type { Journals } from '../../composition/backend.js';
import { JOURNALS } from '../../composition/tokens.js';
import { CheckedBody } from '../../http/body.js';
import { RequestError } from '../../http/request-error.js';
import { AllowedPrinters } from './allowed-printers.js';
import { DrawerCauses } from './drawer-causes.js';
import { OpenDrawerBody, PRINT_BYTES_MAX, RawPrintBody } from './raw-print.body.js';
import { RawPrinting } from './raw-printing.js';

/** The receipt printer of a till that listens on the network. */
@ApiTags('tills')
@Controller('tills')
export class TillPrinterController {
  constructor(
    private readonly printing: RawPrinting,
    private readonly printers: AllowedPrinters,
    private readonly causes: DrawerCauses,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  /** Sends a receipt to the register's own printer: what opens a drawer is none. */
  @Post(':id/raw-print')
  @HttpCode(204)
  @Allow('pos.sell')
  async print(
    @Member() { companyId, userId }: MemberCaller,
    @Param('id') cashRegisterId: string,
    @CheckedBody(RawPrintBody) { data }: RawPrintBody,
  ): Promise<void> {
    const bytes = bytesOf(data);
    const at = foreignByteIn(bytes);
    if (at !== undefined) refuse('pos.printNotReceipt', { at }, 'data');
    await this.#send(companyId, await this.#printerOf(companyId, userId, cashRegisterId), bytes);
  }

  /** Opens the drawer at that printer, once for what the member has just recorded there. */
  @Post(':id/open-drawer')
  @HttpCode(204)
  @Allow('pos.sell')
  async open(
    @Member() caller: MemberCaller,
    @Param('id') cashRegisterId: string,
    @CheckedBody(OpenDrawerBody) { connector }: OpenDrawerBody,
  ): Promise<void> {
    const { companyId, userId } = caller;
    const address = await this.#printerOf(companyId, userId, cashRegisterId);
    await this.causes.during(caller, cashRegisterId, () =>
      this.#send(companyId, address, drawerKick(connector === 'pin5' ? 5 : 2)),
    );
  }

  #printerOf(companyId: string, userId: string, cashRegisterId: string): Promise<PrinterAddress> {
    return this.journals.inspect(companyId, (books) => printerOf(books, userId, cashRegisterId));
  }

  async #send(companyId: string, address: PrinterAddress, bytes: Uint8Array): Promise<void> {
    const { host, port } = address;
    const named = { address: `${host}:${port}` };
    if (!(await this.printers.allows(companyId, address))) {
      refuse('pos.printerNotAllowed', { ...named, entry: `${companyId}=${named.address}` });
    }
    try {
      await this.printing.print(address, bytes);
    } catch {
      refuse('pos.printerNotReached', named);
    }
  }
}

/** Where the printer of a register that the member may use listens. */
function printerOf(books: Books, userId: string, cashRegisterId: string): PrinterAddress {
  const register = books.pos.cashRegisters.get(cashRegisterId);
  const isAllowed = limitsOf(books, userId)?.cashRegisterIds?.includes(cashRegisterId) !== false;
  if (!register || register.isArchived || !isAllowed) return refuse('pos.cashRegisterNotSelected');
  const address = printerAddress(register.printerAddress ?? '');
  return address ?? refuse('pos.printerNotSet', { register: register.name });
}

function bytesOf(data: string): Buffer {
  const bytes = Buffer.from(data, 'base64');
  const isWhole = bytes.toString('base64') === data;
  if (isWhole && bytes.length > 0 && bytes.length <= PRINT_BYTES_MAX) return bytes;
  throw new RequestError(422, 'request.invalid', {}, [
    { path: 'data', code: 'request.invalid', params: {} },
  ]);
}
