import type { FiscalFileAnswer, FiscalPeriodChangesAnswer } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Skeleton } from '../skeletons/Skeleton.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { Refusal } from '../dialogs/Refusal.js';
import { ChangesSince } from './ChangesSince.js';
import { Declared } from './Declared.js';
import { periodName } from '../formats/fiscal-periods.js';
import { MarkSubmitted } from './MarkSubmitted.js';
import { SayWhy } from './SayWhy.js';
import { useMonth } from './use-fiscal.js';

interface MonthDialogProps {
  readonly companyId: string;
  readonly id: string;
  readonly files: readonly FiscalFileAnswer[];
  readonly mayExport: boolean;
  readonly send: (path: string, body: object, text?: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** One month: what was handed in of it, and what has changed since. */
export function MonthDialog({ companyId, id, onClose, ...rest }: MonthDialogProps): ReactNode {
  const language = useLanguage();
  const { data, error } = useMonth(companyId, id);
  const name = periodName({ id, from: `${id}-01`, to: '' }, language);
  return (
    <DialogFrame isWide title={name} onClose={onClose}>
      {data === undefined && error === null ? <Skeleton shape="text" /> : null}
      {error === null ? null : <p role="alert">{error.message}</p>}
      {data === undefined ? null : (
        <Month month={data} name={name} companyId={companyId} {...rest} />
      )}
    </DialogFrame>
  );
}

interface MonthProps extends Omit<MonthDialogProps, 'id' | 'onClose'> {
  readonly month: FiscalPeriodChangesAnswer;
  readonly name: string;
}

function Month({ month, name, companyId, files, mayExport, send }: MonthProps): ReactNode {
  const t = useMessages();
  const { id, from, to, declaration, items } = month;
  const path = `fiscal/periods/${id}`;
  const ofMonth = files.filter((one) => one.from === from && one.to === to && !one.isAgain);
  const kind = declaration?.fileKind ?? 'declaration-xlsx';
  const until = items.at(-1)?.revision ?? 0;
  const later = ofMonth.filter(({ id: fileId }) => fileId !== declaration?.fileId);
  return (
    <div className="fiscal__month">
      <Refusal />
      {declaration === null ? null : (
        <>
          <Declared
            declaration={declaration}
            companyId={companyId}
            files={files.filter((one) => one.isAgain && one.from === from)}
            onAgain={mayExport ? () => send(`${path}/again`, {}) : undefined}
          />
          <ChangesSince items={items} />
        </>
      )}
      {mayExport ? (
        <>
          {declaration === null || items.length > 0 ? (
            <MarkSubmitted
              files={later}
              isAgain={declaration !== null}
              onMake={() => send('fiscal/files', { kind, from, to }, t('fiscal.ordered'))}
              onMark={(body) =>
                send(`${path}/declare`, body, t('fiscal.month.marked', { month: name }))
              }
            />
          ) : null}
          {items.length > 0 ? (
            <SayWhy
              title={t('fiscal.month.settle')}
              hint={t('fiscal.month.settleHint')}
              label={t('fiscal.month.note')}
              onSay={(note) => send(`${path}/settle`, { note, until }, t('fiscal.settings.saved'))}
            />
          ) : null}
          {declaration === null ? null : (
            <SayWhy
              title={t('fiscal.month.withdraw')}
              label={t('fiscal.month.reason')}
              onSay={(reason) => send(`${path}/withdraw`, { reason }, t('fiscal.month.withdrawn'))}
            />
          )}
        </>
      ) : null}
    </div>
  );
}
