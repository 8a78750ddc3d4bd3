import '../theme/management.css';
import Close from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useEffect, useId, type ReactNode } from 'react';
import { ignoreSecondClick } from '../boot/second-click.js';
import { useMessages } from '../i18n/use-messages.js';

interface DialogFrameProps {
  readonly title: string;
  readonly onClose: () => void;
  /** A question that is answered and nothing else. */
  readonly isQuestion?: boolean;
  /** For what needs the room: a paper, a comparison. */
  readonly isWide?: boolean;
  /** For two of them side by side. */
  readonly isWidest?: boolean;
  /** Beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Room for the label above a first field, which would be cut. */
const contentSx = { '.MuiDialogTitle-root + &': { paddingTop: '8px' } } as const;

/** A dialog with its title and a way out; the whole screen on phones. */
export function DialogFrame({
  title,
  onClose,
  isQuestion = false,
  isWide = false,
  isWidest = false,
  aside,
  children,
}: DialogFrameProps): ReactNode {
  const t = useMessages();
  const id = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  useEffect(() => ignoreSecondClick, []);
  return (
    <Dialog
      open
      role={isQuestion ? 'alertdialog' : 'dialog'}
      onClose={onClose}
      onKeyDown={(event) => {
        // The browser would close the question that this key opens at once: Escape is No there.
        if (event.key === 'Escape') event.preventDefault();
      }}
      fullScreen={isPhone}
      fullWidth
      maxWidth={isWidest ? 'lg' : isWide ? 'md' : 'sm'}
      aria-labelledby={id}
      slotProps={isPhone ? { paper: { sx: { borderRadius: 0, border: 0 } } } : {}}
    >
      {/* With an id of its own: without, it would take the heading's, which names the dialog. */}
      <DialogTitle
        id={`${id}-bar`}
        component="div"
        sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
      >
        <h2 id={id} className="dialog__title">
          {title}
        </h2>
        {aside}
        <IconButton size="small" edge="end" aria-label={t('app.close')} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </DialogTitle>
      <DialogContent sx={contentSx}>{children}</DialogContent>
    </Dialog>
  );
}
