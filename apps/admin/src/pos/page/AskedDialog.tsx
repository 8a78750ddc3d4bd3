import type { ReactNode } from 'react';
import { lazyScreen } from '../../routing/lazy-screen.js';
import { useMessages } from '../../i18n/use-messages.js';
import { ClientDialog } from '../client/ClientDialog.js';
import { ParkedSales, WeighArticle, WeighLine } from '../later-parts.js';
import { useCart } from '../till/till-context.js';
import { FigureDialog } from './FigureDialog.js';
import { NativeDialog } from './NativeDialog.js';
import { PayDialog } from './PayDialog.js';
import type { Asked, Selling } from './use-selling.js';

// What no sale waits for is loaded when it is first asked for; the device keeps it like the rest.
const FindSale = lazyScreen(async () => (await import('../returns/FindSale.js')).FindSale);
const NewArticle = lazyScreen(async () => (await import('../article/NewArticle.js')).NewArticle);
const CameraDialog = lazyScreen(async () => (await import('../scan/CameraDialog.js')).CameraDialog);
const BatchDialog = lazyScreen(async () => (await import('../batches/BatchDialog.js')).BatchDialog);
const KeySheet = lazyScreen(async () => (await import('./KeySheet.js')).KeySheet);

interface AskedDialogProps {
  readonly asked: Asked;
  readonly selling: Selling;
  readonly onAsk: (asked: Asked) => void;
  readonly onClose: () => void;
}

/** The open dialog. */
export function AskedDialog({ asked, selling, onAsk, onClose }: AskedDialogProps): ReactNode {
  const t = useMessages();
  switch (asked.what) {
    case 'pay':
      return <PayDialog onClose={onClose} />;
    case 'client':
      return (
        <ClientDialog
          onChosen={() => {
            if (asked.thenPays === true) onAsk({ what: 'pay' });
            else onClose();
          }}
          onClose={onClose}
        />
      );
    case 'camera':
      return (
        <CameraDialog
          onCode={(code) => {
            selling.enter(code, { isScanned: true });
          }}
          onClose={onClose}
        />
      );
    case 'sheet':
      return <KeySheet onRun={selling.run} onClose={onClose} />;
    case 'parked':
      return (
        <NativeDialog title={t('asked.parked.title')} onClose={onClose}>
          <ParkedSales onDone={onClose} isAlone />
        </NativeDialog>
      );
    case 'batch':
      return <BatchDialog onClose={onClose} />;
    case 'article':
      return (
        <NewArticle
          code={asked.code}
          onMade={(article) => {
            selling.add(article);
            onClose();
          }}
          onClose={onClose}
        />
      );
    case 'weight':
      return (
        <WeighArticle
          article={asked.article}
          selling={selling}
          onDone={() => {
            if (asked.isPaying === true) onAsk({ what: 'pay' });
            else onClose();
          }}
          onClose={onClose}
        />
      );
    case 'quantity':
      return <QuantityDialog onClose={onClose} />;
    case 'find':
      return <FindSale documentId={asked.documentId} onClose={onClose} />;
    default:
      return <FigureDialog what={asked.what} onClose={onClose} />;
  }
}

/** The quantity of the selected line; goods sold by weight are weighed again. */
function QuantityDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { lines, selected } = useCart();
  const line = lines.find(({ key }) => key === selected);
  return line?.isByWeight === true ? (
    <WeighLine line={line} onClose={onClose} />
  ) : (
    <FigureDialog what="quantity" onClose={onClose} />
  );
}
