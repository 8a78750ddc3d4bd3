import { Inject, Injectable, type StreamableFile } from '@nestjs/common';
import type { ReplayEntry, ReplayOrigin } from '@balcao/contracts';
import { placeOf, referenceById } from '@balcao/domain';
import { filled, type Language } from '@balcao/messages';
import { screenMessages } from '@balcao/messages/screens/both';
import { companies, documents } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import type { FastifyRequest } from 'fastify';
import { ROWS } from '../../composition/tokens.js';
import { exportRows } from '../../exporting/export-list.js';
import { exportRequestOf, type ExportFormat } from '../../exporting/export-request.js';
import { Replays } from './replays.js';

const fields = [
  ...(['revision', 'recordedAt', 'actorName', 'what', 'where', 'why'] as const),
  ...(['status', 'pendingMinor'] as const),
];

/** Histories of documents as files: each event with the state that it left. */
@Injectable()
export class ReplayFiles {
  constructor(
    @Inject(Replays) private readonly replays: Replays,
    @Inject(ROWS) private readonly rows: RowReader,
  ) {}

  async write(
    companyId: string,
    id: string,
    format: ExportFormat,
    request: FastifyRequest,
  ): Promise<StreamableFile> {
    const asked = exportRequestOf(request);
    const [entries, company, document] = await Promise.all([
      this.replays.all(companyId, id),
      this.rows.get(companies, companyId, companyId),
      this.rows.get(documents, companyId, id),
    ]);
    const { reference = id } = document ?? {};
    const rows = entries.toReversed().map((entry) => rowOf(entry, id, asked.language));
    const file = { path: 'history', fields, company: company?.name ?? '' };
    return exportRows(rows, file, format, { ...asked, screen: 'history', about: reference });
  }
}

function rowOf(entry: ReplayEntry, documentId: string, language: Language) {
  const { revision, recordedAt, actorName, type, recordId, from, data, approval, after } = entry;
  const names: Readonly<Record<string, string>> = screenMessages[language].events;
  const what = names[type] ?? type;
  const { reason } = data;
  // A record without a number, such as a refund, is named only by what happened.
  const isNamed = recordId !== documentId && placeOf(recordId) !== undefined;
  const reasons = [typeof reason === 'string' ? reason : undefined, approval?.reason];
  return {
    revision,
    recordedAt,
    actorName,
    where: whereOf(from, language),
    what: isNamed ? `${what} · ${referenceById(recordId)}` : what,
    why: reasons.filter((why) => why !== undefined).join(' · '),
    ...(after && { status: after.status, pendingMinor: after.pendingMinor }),
  };
}

function whereOf(from: ReplayOrigin, language: Language): string {
  const name = 'name' in from ? from.name : '';
  const where = filled(screenMessages[language].past.replay.from[from.kind], { name });
  const device = 'device' in from ? from.device : undefined;
  return device === undefined ? where : `${where} · ${device}`;
}
