import './explain.css';
import Close from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useState, type ReactNode } from 'react';
import { useSlice } from '../boot/slice.js';
import { useMessages } from '../i18n/use-messages.js';
import { Contributions } from './Contributions.js';
import { FigureChanges } from './FigureChanges.js';
import { firstView, type ExplainView } from './explain-view.js';
import { explaining, type ExplainedFigure } from './explaining.js';
import { GroupedContributions } from './GroupedContributions.js';
import { useContributions } from './use-explained.js';

const close = (): void => {
  explaining.merge({ asked: null });
};

/** Beside the page: the events that add up to a figure. */
export function ExplainPanel(): ReactNode {
  const t = useMessages();
  const { asked } = useSlice(explaining);
  return (
    <Drawer
      anchor="right"
      open={asked !== null}
      onClose={close}
      slotProps={{
        paper: {
          role: 'dialog',
          className: 'explain',
          'aria-modal': true,
          'aria-labelledby': 'explain-title',
        },
      }}
    >
      {asked === null ? null : (
        <>
          <header className="explain__bar">
            <div>
              <small>{t('explain.what')}</small>
              <h2 id="explain-title">{asked.title}</h2>
            </div>
            <IconButton aria-label={t('explain.close')} onClick={close}>
              <Close />
            </IconButton>
          </header>
          <Asked key={JSON.stringify(asked)} asked={asked} />
        </>
      )}
    </Drawer>
  );
}

function Asked({ asked }: { readonly asked: ExplainedFigure }): ReactNode {
  const [chosen, setView] = useState<ExplainView>();
  const [first] = useContributions(asked).data?.pages ?? [];
  const view = chosen ?? firstView(first);
  const shared = { asked, onView: setView };
  switch (view.kind) {
    case 'events':
      return <Contributions {...shared} />;
    case 'groups':
      return <GroupedContributions {...shared} by={view.by} />;
    case 'since':
      return <FigureChanges {...shared} at={view.at} />;
  }
}
