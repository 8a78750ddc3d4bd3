import type { TillCorrectionRow } from '@balcao/contracts';
import type { ErrorCode } from '@balcao/domain';
import { describeError, errorMessages } from '@balcao/messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { listQuery } from '../admin/list-query.js';
import { useBalcao } from '../admin/hooks.js';
import { StatusChip } from '../fields/StatusChip.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { documentPage } from './document-page.js';
import { Moment } from '../fields/Moment.js';

/** Corrections that one till shows; the newest. */
const SHOWN_MAX = 20;

const isKnown = (code: string): code is ErrorCode => code in errorMessages.en;

/** What the books took otherwise than the till said it, and what they keep aside. */
export function TillCorrections({ tillId }: { readonly tillId: string }): ReactNode {
  const t = useMessages();
  const provider = useBalcao();
  const { data = [] } = useQuery({
    queryKey: ['tills', 'corrections', tillId],
    queryFn: async () => {
      const query = listQuery({
        filter: { cashRegisterId: tillId },
        sort: { field: 'at', order: 'DESC' },
        pagination: { page: 1, perPage: SHOWN_MAX },
      });
      return parseCorrections((await provider.read(`till-corrections?${query}`)).body);
    },
  });
  if (data.length === 0) return null;
  return (
    <details className="till__corrections">
      <summary>{t('shifts.tills.what', { smart_count: data.length })}</summary>
      <ul>
        {data.map((row) => (
          <Correction key={row.id} row={row} />
        ))}
      </ul>
    </details>
  );
}

function Correction({ row }: { readonly row: TillCorrectionRow }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { sequence, kind, state, at, recordId, reference, corrections } = row;
  const isOfDocument = kind === 'sell' || kind === 'return' || kind === 'takeBack';
  const isDocument = isOfDocument && recordId !== undefined;
  return (
    <li>
      <StatusChip tone={state === 'corrected' ? 'info' : 'error'}>
        {t(state === 'corrected' ? 'shifts.tills.corrected' : 'shifts.tills.quarantined')}
      </StatusChip>{' '}
      <strong>{t(`corrections.kinds.${kind}`)}</strong>{' '}
      {isDocument ? <Link to={documentPage(recordId)}>{recordId}</Link> : reference}
      <small>
        nº {sequence} · <Moment at={at} />
      </small>
      {corrections.map(({ code, path, params }) => (
        <p key={`${path} ${code}`}>
          {isKnown(code) ? describeError(language, code, params) : code}
        </p>
      ))}
    </li>
  );
}

function parseCorrections(body: unknown): readonly TillCorrectionRow[] {
  if (!Array.isArray(body)) throw new Error('the corrections have an unknown shape');
  return body as TillCorrectionRow[];
}
