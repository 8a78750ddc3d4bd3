import '../theme/management.css';
import './shifts.css';
import type { TillStand } from '@balcao/contracts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useBalcao, useMay } from '../admin/hooks.js';
import { Skeleton } from '../skeletons/Skeleton.js';
import { useMessages } from '../i18n/use-messages.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { PageTitle } from '../layout/page-title.js';
import { FailedState } from '../skeletons/FailedState.js';
import { PinButton } from '../users/PinButton.js';
import { TillCard } from './TillCard.js';

/** How often a till may have said something new, in milliseconds. */
const againMs = 15_000;

/** Where each till stands: its device, what it sent last, and what never arrived. */
export function Tills(): ReactNode {
  const t = useMessages();
  const provider = useBalcao();
  const mayView = useMay('pos.view');
  const { data, error, refetch } = useQuery({
    queryKey: ['tills'],
    queryFn: async () => parseTills((await provider.read('tills')).body),
    enabled: mayView,
    refetchInterval: againMs,
  });
  if (!mayView) return <AccessDenied permission="pos.view" />;
  return (
    <>
      <PageTitle>{t('layout.pages.tills')}</PageTitle>
      <div className="tills__head">
        <p className="shift__hint">{t('shifts.tills.hint')}</p>
        <PinButton />
      </div>
      {error === null ? null : (
        <FailedState problem={error.message} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null ? <Skeleton shape="tiles" /> : null}
      {data?.length === 0 ? <NoTills /> : null}
      <div className="tills">
        {data?.map((till) => (
          <TillCard key={till.id} till={till} />
        ))}
      </div>
      <p className="shift__hint">{t('shifts.tills.limit')}</p>
    </>
  );
}

/** Before a cash register has sold: where they are made. */
function NoTills(): ReactNode {
  const t = useMessages();
  return (
    <div className="list list__state">
      <h2>{t('shifts.tills.none')}</h2>
      <p>{t('shifts.tills.noneHint')}</p>
      <Button component={Link} to="/commercial/cash_registers" variant="outlined">
        {t('layout.pages.cashRegisters')}
      </Button>
    </div>
  );
}

function parseTills(body: unknown): readonly TillStand[] {
  if (!Array.isArray(body)) throw new Error('the tills have an unknown shape');
  return (body as TillStand[]).filter(({ isArchived }) => !isArchived);
}
