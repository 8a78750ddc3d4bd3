import {
  receiptChannels,
  type ReceiptChannel,
  type ReceiptConsent,
  type TillApproval,
  type TillEntryKind,
} from '@balcao/domain';
import { OmitType } from '@nestjs/swagger';
import { Flag, Nested, OneOf, RecordId, Text, WholeNumber } from '../http/fields.js';
import { PrintDocumentBody } from '../documents/issued-document.bodies.js';
import { NewPartyBody } from '../parties/party.bodies.js';
import {
  DropBody,
  ParkBody,
  RecallBody,
  ReclassifyBody,
  ReturnBody,
  SaleBody,
  TakeBackBody,
} from './sale.bodies.js';
import {
  CloseShiftBody,
  CountShiftBody,
  MoveCashBody,
  NoteShiftBody,
  OpenShiftBody,
} from './till.bodies.js';

class SaidJoin {
  @RecordId()
  readonly id!: string;

  @RecordId()
  readonly cashierId!: string;
}

class SaidMoveCash extends MoveCashBody {
  @RecordId()
  readonly id!: string;
}

class SaidCount extends CountShiftBody {
  @RecordId()
  readonly id!: string;
}

class SaidClose extends CloseShiftBody {
  @RecordId()
  readonly id!: string;
}

class SaidNote extends NoteShiftBody {
  @RecordId()
  readonly id!: string;
}

class SaidSale extends SaleBody {
  @RecordId()
  readonly shiftId!: string;

  @Text(64, { optional: true })
  readonly documentId?: string;
}

class SaidReturn extends ReturnBody {
  @RecordId()
  readonly shiftId!: string;

  @Text(64, { optional: true })
  readonly documentId?: string;
}

class SaidTakeBack extends TakeBackBody {
  @RecordId()
  readonly shiftId!: string;

  @Text(64, { optional: true })
  readonly documentId?: string;
}

class SaidReclassify extends ReclassifyBody {
  @RecordId()
  readonly shiftId!: string;
}

class SaidPark extends ParkBody {
  @RecordId()
  readonly shiftId!: string;
}

class SaidRecall extends RecallBody {
  @RecordId()
  readonly id!: string;
}

class SaidDrop extends DropBody {
  @RecordId()
  readonly id!: string;
}

class SaidPrint extends PrintDocumentBody {
  @Text(64)
  readonly id!: string;
}

class ClientFields extends OmitType(NewPartyBody, ['id', 'acceptNuitWarning'] as const) {}

class SaidClient {
  @RecordId()
  readonly id!: string;

  @Nested(() => ClientFields)
  readonly fields!: ClientFields;

  @Flag({ optional: true })
  readonly acceptNuitWarning?: boolean;
}

class SaidConsent implements ReceiptConsent {
  @RecordId()
  readonly id!: string;

  @OneOf(receiptChannels)
  readonly channel!: ReceiptChannel;

  @Text(254, { optional: true })
  readonly address?: string;
}

/** What an entry of each kind says. */
export const saidShapes = {
  openShift: OpenShiftBody,
  joinShift: SaidJoin,
  moveCash: SaidMoveCash,
  countShift: SaidCount,
  closeShift: SaidClose,
  note: SaidNote,
  sell: SaidSale,
  return: SaidReturn,
  takeBack: SaidTakeBack,
  reclassify: SaidReclassify,
  park: SaidPark,
  recall: SaidRecall,
  drop: SaidDrop,
  print: SaidPrint,
  client: SaidClient,
  consent: SaidConsent,
} satisfies Readonly<Record<TillEntryKind, new () => object>>;

const kinds = Object.keys(saidShapes);

class ApprovalOfEntry implements TillApproval {
  @Text(64)
  readonly approverId!: string;

  @Text(200)
  readonly reason!: string;

  @Text(64)
  readonly subjectId!: string;

  @Text(64)
  readonly pinId!: string;

  @Text(64)
  readonly proof!: string;
}

/** An entry without what it says: that has the shape of its kind. */
export class TillEntryHead {
  @Text(64)
  readonly id!: string;

  @WholeNumber({ min: 1 })
  readonly sequence!: number;

  @Text(40)
  readonly at!: string;

  @Text(64)
  readonly previous!: string;

  @Text(64)
  readonly hash!: string;

  @OneOf(kinds)
  readonly kind!: TillEntryKind;

  @Nested(() => ApprovalOfEntry, { optional: true })
  readonly approval?: ApprovalOfEntry;
}
