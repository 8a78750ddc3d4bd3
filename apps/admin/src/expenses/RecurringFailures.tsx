import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { resourceOf, type RecurringFailureRow } from '@balcao/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useBalcao, useMay } from '../admin/hooks.js';
import { Day } from '../fields/cells.js';
import { useMessages } from '../i18n/use-messages.js';
import { remedyOf } from './remedy.js';

/** What of the recurring expenses is due and was refused, and why; nothing when all is well. */
export function RecurringFailures(): ReactNode {
  const t = useMessages();
  const provider = useBalcao();
  const { data = [] } = useQuery({
    queryKey: ['commercial/expense/recurring', 'failures'],
    queryFn: async () => parseFailures((await provider.read('recurring-expenses/failures')).body),
    enabled: useMay('expenses.view'),
  });
  if (data.length === 0) return null;
  return (
    <Alert severity="error">
      <AlertTitle>{t('money.expenses.notRecorded')}</AlertTitle>
      {data.map((failure) => (
        <Failure key={failure.id} failure={failure} />
      ))}
    </Alert>
  );
}

function Failure({ failure }: { readonly failure: RecurringFailureRow }): ReactNode {
  const t = useMessages();
  const { id, description, on, code, message } = failure;
  const { path, label, resource } = remedyOf(code, id);
  const mayCorrect = useMay(resourceOf(resource).manage);
  return (
    <div>
      <strong>{description}</strong>, <Day day={on} />: {message}{' '}
      {mayCorrect ? (
        <Link to={path} style={{ color: 'inherit' }}>
          {t(label)}
        </Link>
      ) : null}
    </div>
  );
}

/** The failures of an answer; typed by the contract, checked to be a list. */
function parseFailures(body: unknown): readonly RecurringFailureRow[] {
  if (!Array.isArray(body)) throw new Error('the list has an unknown shape');
  return body as RecurringFailureRow[];
}
