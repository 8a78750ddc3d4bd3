import type { InspectionPackAnswer } from '@balcao/contracts';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { daysName } from '../fiscal/fiscal-periods.js';
import { showInstant } from '../formats/days.js';
import { showSize } from '../formats/sizes.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';

const underWay: ReadonlySet<string> = new Set(['waiting', 'delayed', 'running']);

/** Not at its end yet. */
export const isUnderWay = ({ state }: InspectionPackAnswer): boolean => underWay.has(state);

interface PackItemProps {
  readonly pack: InspectionPackAnswer;
  readonly companyId: string;
  readonly onCancel: (id: string) => void;
}

/** One pack: of which days, how far it is, and the file. */
export function PackItem({ pack, companyId, onCancel }: PackItemProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { id, from, to } = pack;
  const name = daysName(from, to, language);
  const query = new URLSearchParams({ company: companyId }).toString();
  return (
    <li>
      <span>
        <strong>{name}</strong>
        <small>
          <PackState pack={pack} />
        </small>
      </span>
      {pack.file === null ? null : (
        <Button
          variant="outlined"
          href={`/api/inspection-packs/${encodeURIComponent(id)}/file?${query}`}
          download
          aria-label={t('fiscal.downloadOf', { name })}
        >
          {t('fiscal.download')}
        </Button>
      )}
      {isUnderWay(pack) && !pack.isCancelling ? (
        <Button
          variant="outlined"
          aria-label={t('fiscal.cancelOf', { name })}
          onClick={() => {
            onCancel(id);
          }}
        >
          {t('fiscal.cancel')}
        </Button>
      ) : null}
    </li>
  );
}

function PackState({ pack }: { readonly pack: InspectionPackAnswer }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  switch (pack.state) {
    case 'done':
      return t('fiscal.ready', {
        size: showSize(pack.file?.size ?? 0, language),
        when: showInstant(pack.createdAt, language),
      });
    case 'running':
      return t('fiscal.running', { percent: pack.percent ?? 0 });
    case 'failed':
      return t('fiscal.failed', { failure: pack.failure ?? '' });
    case 'cancelled':
      return t('fiscal.cancelled');
    case 'waiting':
    case 'delayed':
      return t('fiscal.waiting');
  }
}
