import { Inject, Injectable } from '@nestjs/common';
import { placeOf, refuse } from '@balcao/domain';
import { documents, payments } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { ROWS } from '../../composition/tokens.js';
import { readers } from './row-rules.js';

/** Whether the reader sees the series of the document; ids of anything else pass. */
export function seesSeriesOf(id: string): boolean {
  const reader = readers.getStore();
  const seriesIds = reader?.kind === 'member' ? reader.rules.seriesIds : undefined;
  const place = placeOf(id);
  return seriesIds === undefined || place === undefined || seriesIds.includes(place.seriesId);
}

/** Whether the reader is limited to the documents of its own shift, which only rows tell. */
export function isOfOneShift(): boolean {
  const reader = readers.getStore();
  return reader?.kind === 'member' && reader.rules.shift !== undefined;
}

/** Whether the reader sees drafts and documents of the type. */
export function seesType(typeId: string): boolean {
  const reader = readers.getStore();
  return reader?.kind !== 'member' || !(reader.rules.hiddenTypeIds ?? []).includes(typeId);
}

/** Keeps what belongs to documents and payments, files and prints, with those who see them. */
@Injectable()
export class SeenDocuments {
  constructor(@Inject(ROWS) private readonly rows: RowReader) {}

  /** Refuses a document or payment that the reader's limits hide; costs nothing without limits. */
  async require(companyId: string, id: string): Promise<void> {
    const reader = readers.getStore();
    if (reader?.kind !== 'member' || placeOf(id) === undefined) return;
    const { seriesIds, shift } = reader.rules;
    if (seriesIds === undefined && shift === undefined) return;
    const [document, payment] = await Promise.all([
      this.rows.get(documents, companyId, id),
      this.rows.get(payments, companyId, id),
    ]);
    if (document === undefined && payment === undefined) refuse('record.notFound', { id });
  }
}
