import '../rehearsal/consequences.css';
import TrendingDown from '@mui/icons-material/TrendingDownOutlined';
import Button from '@mui/material/Button';
import type { DepreciationAnswer } from '@balcao/contracts';
import { lastDayOf } from '@balcao/domain';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ulid } from 'ulidx';
import { useBalcao, useMay } from '../admin/hooks.js';
import { useCommands } from '../admin/use-commands.js';
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { SentForm } from '../dialogs/SentForm.js';
import { DayField } from '../fields/DayField.js';
import { useOwnCurrency } from '../fields/use-own-currency.js';
import { parseTypedDay, sayDay, showDay, today } from '../formats/days.js';
import { useSubmission } from '../http/use-submission.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { showMinor } from '@balcao/messages';
import { ReasonQuestion } from './AssetDialogs.js';

const resource = 'commercial/fixed_assets';

/** Opens the run of depreciation. */
export function DepreciateButton(): ReactNode {
  const t = useMessages();
  const mayPost = useMay('accounting.post');
  const [isOpen, setOpen] = useState(false);
  if (!mayPost) return null;
  return (
    <>
      <Button
        startIcon={<TrendingDown />}
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('accounting.assets.depreciate')}
      </Button>
      {isOpen ? (
        <DepreciateDialog
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}

interface DialogProps {
  readonly onClose: () => void;
}

/** Depreciates all assets to the end of a month, and shows what that posts. */
function DepreciateDialog({ onClose }: DialogProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { send } = useCommands(resource);
  const [day, setDay] = useState(showDay(today(), language));
  const [isReversing, setReversing] = useState(false);
  const { errors, isBusy, run, forget } = useSubmission();
  const through = (parseTypedDay(day) ?? day.trim()).slice(0, 7);
  const { data } = useDepreciation(through);
  const depreciate = async (): Promise<void> => {
    const body = { id: ulid(), through };
    const path = 'fixed-assets/depreciate';
    await send({ path, body, done: t('accounting.assets.depreciated') });
    onClose();
  };
  if (isReversing && data?.last !== undefined)
    return <Reverse last={data.last} onClose={onClose} />;
  return (
    <DialogFrame title={t('accounting.assets.depreciateTitle')} onClose={onClose}>
      <SentForm
        problems={errors}
        onSubmit={() => {
          run(depreciate);
        }}
      >
        <p className="cancel__effect">{t('accounting.assets.depreciateEffect')}</p>
        <DayField
          label={t('accounting.assets.through')}
          text={day}
          required
          error={errors['through']}
          onChange={(typed) => {
            setDay(typed);
            forget();
          }}
        />
        {data === undefined ? null : <Due of={data} />}
        {data?.last === undefined ? null : (
          <Button
            onClick={() => {
              setReversing(true);
            }}
          >
            {t('accounting.assets.reverse')}
          </Button>
        )}
        <DialogButtons
          label={t('accounting.assets.depreciate')}
          onCancel={onClose}
          isDisabled={isBusy || data?.count === 0}
        />
      </SentForm>
    </DialogFrame>
  );
}

function useDepreciation(through: string) {
  const provider = useBalcao();
  return useQuery({
    queryKey: [resource, 'depreciation', through],
    queryFn: async () => {
      const path = `fixed-assets/depreciation?through=${encodeURIComponent(through)}`;
      // Typed by the contract of the route.
      return (await provider.read(path)).body as DepreciationAnswer;
    },
  });
}

/** How far assets are depreciated, and what is about to be posted. */
function Due({ of: { count, amountMinor, last } }: { readonly of: DepreciationAnswer }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const currency = useOwnCurrency();
  const amount = `${showMinor(amountMinor, language)}\u00a0${currency}`;
  return (
    <p role="status">
      {count === 0
        ? t('accounting.assets.nothing')
        : t('accounting.assets.due', { smart_count: count, amount })}
      {last === undefined ? null : (
        <> · {t('accounting.assets.last', { day: sayDay(lastDayOf(last.through), language) })}</>
      )}
    </p>
  );
}

interface ReverseProps extends DialogProps {
  readonly last: NonNullable<DepreciationAnswer['last']>;
}

function Reverse({ last: { id, through }, onClose }: ReverseProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const day = sayDay(lastDayOf(through), language);
  return (
    <ReasonQuestion
      title={t('accounting.assets.reverseTitle', { day })}
      effect={t('accounting.assets.reverseEffect')}
      action={t('accounting.assets.reverse')}
      path={`fixed-assets/depreciation/${encodeURIComponent(id)}/reverse`}
      done={t('accounting.assets.reversed')}
      onClose={onClose}
    />
  );
}
