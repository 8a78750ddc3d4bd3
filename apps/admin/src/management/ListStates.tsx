import '../theme/management.css';
import { resourceOf } from '@balcao/contracts';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { LearnMore } from '../help-links/LearnMore.js';
import { useMay } from '../admin/hooks.js';
import { useMessages } from '../i18n/use-messages.js';
import { CreateButton } from './CreateButton.js';
import { useFilters } from './use-filters.js';
import type { ManagementDefinition, WhenEmpty } from './definition.js';

/** An empty list: no records yet, or no matches. */
export function EmptyList<R extends RaRecord>({
  definition,
}: {
  readonly definition: ManagementDefinition<R>;
}): ReactNode {
  const t = useMessages();
  const { filters, setFilters } = useFilters();
  const mayManage = useMay(resourceOf(definition.resource).manage);
  const { isArchived, ...others } = filters;
  const isSearched = isArchived === true || Object.keys(others).length > 0;
  if (isSearched) {
    return (
      <div className="list__state">
        <p>{t('management.noMatch')}</p>
        <Button
          variant="outlined"
          onClick={() => {
            setFilters(() => (definition.isArchivable === false ? {} : { isArchived: false }));
          }}
        >
          {t('management.clearFilters')}
        </Button>
      </div>
    );
  }
  if (definition.isCreatable === false) {
    return (
      <div className="list__state">
        <h2>{t('management.nothingTitle')}</h2>
        <p>{t(definition.emptyHint ?? 'management.nothingHint')}</p>
        {definition.whenEmpty === undefined ? null : <WayThere {...definition.whenEmpty} />}
        <LearnMore />
      </div>
    );
  }
  // What is recorded once is not offered elsewhere, as a client or an article is.
  const isRecorded = definition.isEditable === false;
  const usual = isRecorded ? 'management.recordHint' : 'management.emptyHint';
  return (
    <div className="list__state">
      <h2>{t('management.emptyTitle')}</h2>
      {mayManage ? (
        <>
          <p>{t(definition.emptyHint ?? usual)}</p>
          <CreateButton definition={definition} />
          {definition.whenEmpty === undefined ? null : <WayThere {...definition.whenEmpty} />}
        </>
      ) : null}
      <LearnMore />
    </div>
  );
}

function WayThere({ to, label, permission }: WhenEmpty): ReactNode {
  const t = useMessages();
  if (!useMay(permission)) return null;
  return (
    <Button component={Link} to={to} variant="outlined">
      {t(label)}
    </Button>
  );
}
