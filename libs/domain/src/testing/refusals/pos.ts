import type { Command } from '../../commands.js';
import { DOCUMENT_LINES_MAX } from '../../documents/index.js';
import { PARKED_SALES_MAX } from '../../pos/pos.limits.js';
import { byStranger, inNoShift, opened } from './at-tills.js';
import { after, refused, refusalsOfRegister, type RefusalTable } from './table.js';
import { countRefusals } from './counts.js';
import { line, sold, card, saleRefusals } from './sales.js';
import { shiftRefusals } from './shifts.js';

const paper = {
  recoveryId: 'paper1',
  cashRegisterId: 'till1',
  reference: 'VD 2026C1/1',
  issuedOn: '2026-03-02',
  lines: [line],
};
const register = refusalsOfRegister('CashRegister', { code: 'C2', name: 'Caixa 2' }, 'code');
const registered = (more: object) => ({
  id: 'till2',
  fields: { code: 'C2', name: 'Caixa 2', ...more },
});

const cart = { lines: [line] };
const parking = { id: 'parked1', shiftId: 'shift1', name: 'Mesa 4', totalMinor: 34_800, cart };
const parked: Command = { type: 'ParkSale', ...parking };
const device = { cashRegisterId: 'till1', deviceId: 'tablet_01', device: 'Tablet' };
const taken: Command = { type: 'TakeTill', ...device };
const elsewhere = { register: 'Caixa 1', device: 'Tablet' };
const entry = {
  cashRegisterId: 'till1',
  lane: 1,
  deviceId: 'tablet_01',
  clockOffMs: 0,
  entry: {
    kind: 'drop',
    said: { id: 'parked1', reason: 'Engano' },
    id: 'entry1',
    sequence: 1,
    at: '2026-03-02T07:00:00.000Z',
    previous: '',
    hash: 'x',
  },
} as const;
const recovering: Command = {
  type: 'OpenSeries',
  typeId: 'VD',
  year: 2026,
  code: 'REC2026',
  kind: 'recovery',
};

/** What is refused of tills, their shifts and what is sold there. */
export const posRefusals: RefusalTable<'pos'> = {
  ...shiftRefusals,
  ...countRefusals,
  ...saleRefusals,
  ...register,
  RegisterCashRegister: [
    ...register.RegisterCashRegister,
    refused(registered({ code: 'C-2' }), 'series.codeIsLettersAndDigits', 'code'),
    refused(registered({ code: 'C1' }), 'field.taken', 'code', { field: 'code', value: 'C1' }),
    refused(registered({ warehouseId: 'none' }), 'warehouse.notSelected', 'warehouseId'),
    refused(
      registered({ treasuryAccountId: 'none' }),
      'treasury.accountNotSelected',
      'treasuryAccountId',
    ),
    refused(
      registered({ treasuryAccountId: 'bank' }),
      'shift.accountNotCash',
      'treasuryAccountId',
      {
        name: 'BCI',
      },
    ),
    refused(registered({ printerAddress: 'x y' }), 'pos.printerAddressInvalid', 'printerAddress'),
    refused(registered({ denominations: [100, 0] }), 'field.outOfRange', 'denominations.1', {
      field: 'denominations.1',
      min: 1,
      max: 10_000_000_000_000,
    }),
  ],
  ArchiveCashRegister: [
    ...register.ArchiveCashRegister,
    ...after(
      [opened],
      refused({ id: 'till1' }, 'pos.cashRegisterHasShift', '', { name: 'Caixa 1' }),
    ),
    ...after(
      [taken],
      refused({ id: 'till1' }, 'pos.cashRegisterHasSeries', '', { name: 'Caixa 1' }),
    ),
  ],
  ParkSale: [
    ...inNoShift(parking),
    ...byStranger(parking),
    ...after(
      [opened],
      refused({ ...parking, id: 'soap' }, 'record.idTaken', 'id', { id: 'soap' }),
      refused({ ...parking, name: ' ' }, 'field.required', 'name', { field: 'name' }),
      refused({ ...parking, name: 'x'.repeat(81) }, 'field.tooLong', 'name', {
        field: 'name',
        max: 80,
      }),
      refused({ ...parking, cart: { lines: [] } }, 'document.noLines', 'cart.lines'),
      refused(
        { ...parking, cart: { lines: Array.from({ length: DOCUMENT_LINES_MAX + 1 }, () => line) } },
        'document.tooManyLines',
        'cart.lines',
        { max: DOCUMENT_LINES_MAX },
      ),
      refused({ ...parking, totalMinor: 0.5 }, 'field.invalid', 'totalMinor', {
        field: 'totalMinor',
      }),
    ),
    ...after(
      [
        opened,
        ...Array.from({ length: PARKED_SALES_MAX }, (_, at) => ({ ...parked, id: `p${at}` })),
      ],
      refused(parking, 'shift.tooManyParked', '', { max: PARKED_SALES_MAX }),
    ),
  ],
  RecallParkedSale: [
    refused({ id: 'parked1', shiftId: 'shift1' }, 'record.notFound', '', { id: 'parked1' }),
    ...after([opened, parked], refused({ id: 'parked1', shiftId: 'shift2' }, 'shift.noneOpen')),
    ...after(
      [opened, parked, { type: 'RecallParkedSale', id: 'parked1', shiftId: 'shift1' }],
      refused({ id: 'parked1', shiftId: 'shift2' }, 'shift.saleTaken'),
    ),
  ],
  DropParkedSale: [
    refused({ id: 'parked1', reason: 'Engano' }, 'record.notFound', '', { id: 'parked1' }),
    ...after(
      [opened, parked],
      refused({ id: 'parked1', reason: ' ' }, 'shift.reasonRequired', 'reason'),
      refused(
        { id: 'parked1', reason: 'Engano', cashierId: 'nobody' },
        'shift.cashierUnknown',
        'cashierId',
      ),
    ),
    ...after(
      [opened, parked, { type: 'DropParkedSale', id: 'parked1', reason: 'Engano' }],
      refused({ id: 'parked1', reason: 'Engano' }, 'shift.saleTaken'),
    ),
  ],
  TakeTill: [
    refused({ ...device, cashRegisterId: 'none' }, 'pos.cashRegisterNotSelected', 'cashRegisterId'),
    refused({ ...device, device: '' }, 'field.required', 'device', { field: 'device' }),
    refused({ ...device, deviceId: 'x' }, 'field.invalid', 'deviceId', { field: 'deviceId' }),
    ...after(
      [taken],
      refused({ ...device, deviceId: 'laptop_01' }, 'pos.tillOpenElsewhere', '', elsewhere),
    ),
  ],
  ReleaseTill: after(
    [taken],
    refused(
      { cashRegisterId: 'till1', deviceId: 'laptop_01' },
      'pos.tillOpenElsewhere',
      '',
      elsewhere,
    ),
  ),
  TakeTillEntry: [
    refused(entry, 'pos.laneUnknown', 'lane', { lane: 1 }),
    ...after(
      [taken],
      refused({ ...entry, deviceId: 'laptop_01' }, 'pos.tillOpenElsewhere', '', elsewhere),
    ),
    ...after(
      [taken, { type: 'TakeTillEntry', ...entry }],
      refused(entry, 'pos.entryTaken', '', { sequence: 1 }),
    ),
  ],
  ReportTillNumber: [
    refused({ cashRegisterId: 'till1', lane: 1, sequence: 1 }, 'pos.laneUnknown', 'lane', {
      lane: 1,
    }),
    refused({ cashRegisterId: 'till1', reference: 'VD 2026/1' }, 'pos.numberUnfit', 'reference', {
      document: 'VD 2026/1',
    }),
    ...after(
      [taken],
      refused({ cashRegisterId: 'till1', lane: 1, sequence: 0 }, 'field.invalid', 'sequence', {
        field: 'sequence',
      }),
      refused(
        { cashRegisterId: 'till1', reference: 'VD 2026C1/1001' },
        'pos.numberUnfit',
        'reference',
        { document: 'VD 2026C1/1001' },
      ),
    ),
  ],
  RecoverTillPaper: [
    refused(paper, 'pos.numberUnfit', 'reference', { document: 'VD 2026C1/1' }),
    ...after([taken], refused(paper, 'series.notFound', '', { year: 2026 })),
    ...after(
      [opened, sold],
      refused(paper, 'pos.numberTaken', 'reference', { document: 'VD 2026C1/1' }),
    ),
    ...after(
      [taken, recovering],
      refused({ ...paper, totalMinor: 1 }, 'shift.totalDiffers', 'totalMinor', {
        paper: '0.01',
        books: '348.00',
      }),
      refused({ ...paper, issuedOn: '2026-03-03' }, 'document.recoveredInFuture', 'issuedOn'),
      refused({ ...paper, issuedOn: '2026-02-30' }, 'document.invalidDay', 'issuedOn', {
        field: 'issuedOn',
      }),
      refused(
        { ...paper, lines: [line, { ...line, vatId: 'none' }] },
        'line.vatNotSelected',
        'lines.1.vatId',
        { line: 2 },
      ),
      refused(
        { ...paper, payment: [{ ...card, amountMinor: 1 }, { amountMinor: 34_799 }] },
        'payment.methodNotSelected',
        'payment.1.methodId',
        { line: 2 },
      ),
      refused(
        { ...paper, payment: [{ ...card, amountMinor: 1 }] },
        'payment.lessThanTotal',
        'payment',
        {
          paid: '0.01',
          total: '348.00',
        },
      ),
    ),
  ],
};
