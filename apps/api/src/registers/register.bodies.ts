import { RecordId, WholeNumber } from '../http/fields.js';

/** What every change may carry: the revision of the record that the caller has seen. */
export class ExpectedRevisionBody {
  /** Refused with 412 when the record has moved on. */
  @WholeNumber({ optional: true })
  readonly expectedRevision?: number;
}

/** A new record names itself, so that sending it again makes no second one. */
export class NewRecordBody {
  @RecordId()
  readonly id!: string;
}
