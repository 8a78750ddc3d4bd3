import '../layout/cards.css';
import './company.css';
import Button from '@mui/material/Button';
import type { CompanyExportAnswer } from '@balcao/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useBalcao } from '../admin/hooks.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { showSnack } from '../boot/snack.js';
import { showInstant } from '../formats/days.js';
import { showSize } from '../formats/sizes.js';
import { ProblemError } from '../http/problem-error.js';
import { useLanguage, useMessages, type Translate } from '../i18n/use-messages.js';

/** While a file is being written, its progress is read this often. */
const pollMs = 1_500;
const underWay: ReadonlySet<string> = new Set(['waiting', 'delayed', 'running']);

function parseExports(body: unknown): readonly CompanyExportAnswer[] {
  if (!Array.isArray(body)) throw new Error('the exports have an unknown shape');
  return body as readonly CompanyExportAnswer[];
}

/** Asks for one file of everything, and hands it out for as long as it is kept. */
export function Exports(): ReactNode {
  const t = useMessages();
  const { id: companyId } = useSlice(company);
  const provider = useBalcao();
  const queryClient = useQueryClient();
  const { data: exports = [] } = useQuery({
    queryKey: ['company', companyId, 'exports'],
    queryFn: async () => parseExports((await provider.read('companies/current/exports')).body),
    refetchInterval: ({ state }) =>
      state.data?.some((one) => underWay.has(one.state)) === true ? pollMs : false,
  });
  const send = async (path: string, said?: string): Promise<void> => {
    try {
      await provider.send(path, {});
      if (said !== undefined) showSnack(said, 'success');
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      showSnack(error.message, 'error');
    }
    await queryClient.invalidateQueries({ queryKey: ['company', companyId, 'exports'] });
  };
  const isBusy = exports.some(({ state }) => underWay.has(state));
  return (
    <section className="card" aria-labelledby="company-exports">
      <h2 id="company-exports">{t('companies.exports.title')}</h2>
      <p className="card__hint">{t('companies.exports.hint')}</p>
      <ul className="rows">
        {exports.map((one) => (
          <Export
            key={one.id}
            export_={one}
            companyId={companyId ?? ''}
            onCancel={() => void send(`companies/current/exports/${one.id}/cancel`)}
          />
        ))}
      </ul>
      <div className="company__buttons">
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() => void send('companies/current/exports', t('companies.exports.ordered'))}
        >
          {t('companies.exports.order')}
        </Button>
      </div>
    </section>
  );
}

interface ExportProps {
  readonly export_: CompanyExportAnswer;
  readonly companyId: string;
  readonly onCancel: () => void;
}

function Export({ export_, companyId, onCancel }: ExportProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { id, state, createdAt, size, isCancelling } = export_;
  const when = (instant: string): string => showInstant(instant, language);
  const shownSize = size === null ? '' : showSize(size, language);
  const query = new URLSearchParams({ company: companyId }).toString();
  const address = `/api/companies/current/exports/${encodeURIComponent(id)}/file?${query}`;
  return (
    <li>
      <span>
        <strong>{when(createdAt)}</strong>
        <small>{sentenceOf(t, export_, shownSize, when)}</small>
      </span>
      {state === 'done' && size !== null ? (
        <Button variant="outlined" href={address} download>
          {t('companies.exports.download')}
        </Button>
      ) : null}
      {underWay.has(state) && !isCancelling ? (
        <Button variant="outlined" onClick={onCancel}>
          {t('companies.exports.cancel')}
        </Button>
      ) : null}
    </li>
  );
}

function sentenceOf(
  t: Translate,
  { state, percent, expiresAt, failure }: CompanyExportAnswer,
  size: string,
  when: (instant: string) => string,
): string {
  switch (state) {
    case 'done':
      return expiresAt === null
        ? t('companies.exports.gone')
        : t('companies.exports.ready', { size, until: when(expiresAt) });
    case 'running':
      return t('companies.exports.running', { percent: percent ?? 0 });
    case 'failed':
      return t('companies.exports.failed', { failure: failure ?? '' });
    case 'cancelled':
      return t('companies.exports.cancelled');
    default:
      return t('companies.exports.waiting');
  }
}
