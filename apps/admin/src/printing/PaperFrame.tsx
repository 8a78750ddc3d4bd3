import './printing.css';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode, RefObject } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import { Spinner } from '../routing/Spinner.js';
import { layOutPages } from './lay-out-pages.js';

interface PaperFrameProps {
  readonly title: string;
  readonly page: string | undefined;
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly frame?: RefObject<HTMLIFrameElement | null>;
}

/** A paper as it leaves the printer; nothing in it runs. */
export function PaperFrame({ title, page, error, onRetry, frame }: PaperFrameProps): ReactNode {
  const t = useMessages();
  if (error !== null) {
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={onRetry}>
            {t('app.retry')}
          </Button>
        }
      >
        {error.message}
      </Alert>
    );
  }
  if (page === undefined) return <Spinner />;
  return (
    <iframe
      ref={frame}
      className="paper-frame"
      title={title}
      srcDoc={page}
      onLoad={({ currentTarget }) => {
        if (currentTarget.contentDocument) layOutPages(currentTarget.contentDocument);
        fitToWidth(currentTarget);
      }}
      // It may be printed, and run nothing.
      sandbox="allow-same-origin allow-modals"
    />
  );
}

/** Shows a sheet whole on a screen that is narrower than it; what is printed keeps its size. */
function fitToWidth({ contentDocument: sheet }: HTMLIFrameElement): void {
  if (sheet === null) return;
  const { clientWidth, scrollWidth } = sheet.documentElement;
  const style = sheet.styleSheets.item(0);
  if (style === null || scrollWidth <= clientWidth) return;
  const share = (clientWidth / scrollWidth).toFixed(3);
  style.insertRule(`@media screen{html{zoom:${share}}}`, style.cssRules.length);
}
