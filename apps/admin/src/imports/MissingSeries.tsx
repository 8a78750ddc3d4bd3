import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { MissingSeries as Missing } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useCommands } from '../admin/use-commands.js';
import { useMay } from '../admin/hooks.js';
import { useMessages } from '../i18n/use-messages.js';

interface MissingSeriesProps {
  readonly missing: readonly Missing[];
  /** A series was opened: what was found no longer holds. */
  readonly onOpened: () => void;
}

/** Years whose series is missing, each with the button that opens it. */
export function MissingSeries({ missing, onOpened }: MissingSeriesProps): ReactNode {
  const t = useMessages();
  const { attempt, isBusy } = useCommands();
  const mayOpen = useMay('series.manage');
  const open = async ({ typeId, year }: Missing) => {
    const done = t('imports.series.opened', { type: typeId, year });
    if (await attempt({ path: 'series', body: { typeId, year }, done })) onOpened();
  };
  return missing.map((series) => {
    const { typeId: type, year, rows, message } = series;
    const button = (
      <Button color="inherit" size="small" disabled={isBusy} onClick={() => void open(series)}>
        {t('imports.series.open', { type, year })}
      </Button>
    );
    return (
      <Alert key={`${type} ${year}`} severity="warning" action={mayOpen ? button : null}>
        {message} {t('imports.series.rows', { smart_count: rows })}
      </Alert>
    );
  });
}
