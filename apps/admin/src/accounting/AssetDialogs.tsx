import '../rehearsal/consequences.css';
import type { FixedAssetRow, TextRow } from '@balcao/contracts';
import type { Language } from '@balcao/messages';
import { useState, type ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { useCommands } from '../admin/use-commands.js';
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { SentForm } from '../dialogs/SentForm.js';
import { AmountField } from '../fields/AmountField.js';
import { DayField } from '../fields/DayField.js';
import { ReasonField } from '../fields/ReasonField.js';
import { parseTypedDay, showDay, today } from '../formats/days.js';
import { parseTypedMinor } from '../formats/typed-decimal.js';
import { useSubmission } from '../http/use-submission.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { AccountField } from './AccountField.js';

/** What is being done with which asset. */
export interface AskedOfAsset {
  readonly verb: 'dispose' | 'restore' | 'cancel';
  readonly row: FixedAssetRow;
}

interface AssetDialogProps {
  readonly asked: AskedOfAsset;
  readonly onClose: () => void;
}

const resource = 'commercial/fixed_assets';
const fields = `resources.${resource}.fields` as const;

/** Disposes of an asset, takes a disposal back, or cancels an asset. */
export function AssetDialog({ asked: { verb, row }, onClose }: AssetDialogProps): ReactNode {
  const t = useMessages();
  if (verb === 'dispose') return <DisposeDialog row={row} onClose={onClose} />;
  const { id, name, revision: expectedRevision } = row;
  const done = verb === 'restore' ? 'restored' : 'cancelled';
  return (
    <ReasonQuestion
      title={t(`accounting.assets.${verb}Title`, { name })}
      effect={t(`accounting.assets.${verb}Effect`)}
      action={t(`accounting.assets.${verb}`)}
      path={`fixed-assets/${encodeURIComponent(id)}/${verb}`}
      body={{ expectedRevision }}
      done={t(`accounting.assets.${done}`, { name })}
      onClose={onClose}
    />
  );
}

interface ReasonQuestionProps {
  readonly title: string;
  readonly effect: string;
  readonly action: string;
  readonly path: string;
  readonly body?: object;
  readonly done: string;
  readonly onClose: () => void;
}

/** Says what a command takes back, and asks why. */
export function ReasonQuestion(props: ReasonQuestionProps): ReactNode {
  const { title, effect, action, path, body, done, onClose } = props;
  const t = useMessages();
  const { send } = useCommands(resource);
  const [reason, setReason] = useState('');
  const { errors, isBusy, run, forget } = useSubmission();
  return (
    <DialogFrame title={title} onClose={onClose}>
      <SentForm
        problems={errors}
        onSubmit={() => {
          run(async () => {
            await send({ path, body: { ...body, reason: reason.trim() }, done });
            onClose();
          });
        }}
      >
        <p className="cancel__effect">{effect}</p>
        <ReasonField
          label={t(`${fields}.reason`)}
          value={reason}
          problem={errors['reason']}
          onChange={(written) => {
            setReason(written);
            forget();
          }}
        />
        <DialogButtons label={action} onCancel={onClose} isDisabled={isBusy} />
      </SentForm>
    </DialogFrame>
  );
}

interface DisposeDialogProps {
  readonly row: FixedAssetRow;
  readonly onClose: () => void;
}

function DisposeDialog({ row, onClose }: DisposeDialogProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { send } = useCommands(resource);
  const [day, setDay] = useState(showDay(today(), language));
  const [price, setPrice] = useState('');
  const [code, setCode] = useState('');
  const [reason, setReason] = useState('');
  const { errors, isBusy, run, forget } = useSubmission();
  const accountOf = useAccountOf(code);
  const { id, name, revision: expectedRevision } = row;
  const dispose = async (): Promise<void> => {
    const typed = disposalOf({ day, price, language });
    const account = accountOf === undefined ? {} : { againstAccountId: accountOf };
    const body = { ...typed, ...account, reason: reason.trim(), expectedRevision };
    const path = `fixed-assets/${encodeURIComponent(id)}/dispose`;
    await send({ path, body, done: t('accounting.assets.disposed', { name }) });
    onClose();
  };
  const kept =
    (set: (typed: string) => void) =>
    (typed: string): void => {
      set(typed);
      forget();
    };
  return (
    <DialogFrame title={t('accounting.assets.disposeTitle', { name })} onClose={onClose}>
      <SentForm
        problems={errors}
        onSubmit={() => {
          run(dispose);
        }}
      >
        <p className="cancel__effect">{t('accounting.assets.disposeEffect')}</p>
        <div className="form">
          <ReasonField
            label={t(`${fields}.reason`)}
            value={reason}
            problem={errors['reason']}
            onChange={kept(setReason)}
          />
          <DayField
            label={t(`${fields}.disposedOn`)}
            text={day}
            error={errors['on']}
            onChange={kept(setDay)}
          />
          <AmountField
            label={t(`${fields}.proceedsMinor`)}
            text={price}
            problem={errors['proceedsMinor']}
            onChange={kept(setPrice)}
          />
          <AccountField
            code={code}
            label={t('accounting.assets.proceedsAccount')}
            problem={errors['againstAccountId']}
            onChange={kept(setCode)}
          />
        </div>
        <DialogButtons
          label={t('accounting.assets.dispose')}
          onCancel={onClose}
          isDisabled={isBusy}
        />
      </SentForm>
    </DialogFrame>
  );
}

interface TypedDisposal {
  readonly day: string;
  readonly price: string;
  readonly language: Language;
}

/** The day and the price as they are sent. */
function disposalOf({ day, price, language }: TypedDisposal) {
  const proceedsMinor = parseTypedMinor(price, language);
  const on = parseTypedDay(day) ?? day.trim().slice(0, 10);
  return { on, ...(proceedsMinor !== undefined && { proceedsMinor }) };
}

/** The account of a code, by its id. */
function useAccountOf(code: string): string | undefined {
  const { data = [] } = useGetList<TextRow<'commercial/ledger_accounts'>>(
    'commercial/ledger_accounts',
    { filter: { code, isArchived: false }, pagination: { page: 1, perPage: 1 } },
    { enabled: code !== '' },
  );
  return code === '' ? undefined : data[0]?.id;
}
