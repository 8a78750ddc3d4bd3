import Button from '@mui/material/Button';
import { useRef, type ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';

/** Prints a page with letters, figures and lines. */
export function TestPage(): ReactNode {
  const t = useMessages();
  const frame = useRef<HTMLIFrameElement>(null);
  return (
    <div className="help__test">
      <Button
        variant="contained"
        onClick={() => {
          frame.current?.contentWindow?.focus();
          frame.current?.contentWindow?.print();
        }}
      >
        {t('help.print.print')}
      </Button>
      <iframe
        ref={frame}
        className="help__sheet"
        title={t('help.print.title')}
        srcDoc={sheet(t('help.print.title'), t('help.print.text'))}
        sandbox="allow-same-origin allow-modals"
      />
    </div>
  );
}

/** A page of A4 whose frame shows whether something is cut off at its edges. */
const sheet = (title: string, text: string): string => `<!doctype html><meta charset="utf-8">
<title>${title}</title>
<style>@page{margin:10mm}body{border:1px solid;font:12pt sans-serif;padding:8mm}</style>
<h1>${title}</h1><p>${text}</p><p>Á Ç Ã Õ Ê á ç ã õ ê · 0123456789 · 1 234 567,89 MZN</p>`;
