import type { BankStatementLineRow, ClientRow, LineSettlement } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { DialogButtons } from '../../dialogs/DialogButtons.js';
import { SentForm } from '../../dialogs/SentForm.js';
import { Amount } from '../../fields/Amount.js';
import { AmountField } from '../../fields/AmountField.js';
import { DayField } from '../../fields/DayField.js';
import { parseTypedDay, showDay, today } from '../../formats/days.js';
import { parseTypedMinor } from '../../formats/typed-decimal.js';
import { useSubmission } from '../../http/use-submission.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { receipts, supplierPayments } from '../../payments/category.js';
import { OpenDocuments } from '../../payments/OpenDocuments.js';
import { PartyField } from '../../payments/PartyField.js';
import {
  allocationsOf,
  problemsOfDocuments,
  settledMinor,
  settleOldest,
  type Settling,
} from '../../payments/settling.js';
import type { Means } from '../../payments/typed-rows.js';
import { useOpenDocuments } from '../../payments/use-open-documents.js';
import { MethodField, methodOfAccount } from './MethodField.js';
import { SuggestedParty } from './SuggestedParty.js';
import { settlingOf, useRecordLine } from './use-record-line.js';

interface SettleLineProps {
  readonly line: BankStatementLineRow;
  readonly accountId: string;
  readonly settlement: LineSettlement | undefined;
  readonly onClose: () => void;
}

/** The line is a receipt of a client or a payment to a supplier: whose, and for which documents. */
export function SettleLine(props: SettleLineProps): ReactNode {
  return (
    <SuggestedParty category={categoryOf(props.line)} settlement={props.settlement}>
      {(read) => <Form {...props} {...read} />}
    </SuggestedParty>
  );
}

const categoryOf = ({ amountMinor }: BankStatementLineRow) =>
  amountMinor < 0 ? supplierPayments : receipts;

interface FormProps extends SettleLineProps {
  readonly means: Means;
  /** The party that is suggested. */
  readonly suggested: ClientRow | undefined;
}

/** What is written of the receipt or payment. */
interface Written {
  readonly party: ClientRow | undefined;
  readonly day: string;
  readonly methodId: string;
  /** In the company's currency, where the account has another and no rate of the day is known. */
  readonly worth: string;
  readonly settling: Settling;
}

function useWritten({ line, accountId, settlement, means, suggested, onClose }: FormProps) {
  const language = useLanguage();
  const record = useRecordLine(line, onClose);
  const { errors, isBusy, run, forget } = useSubmission();
  const category = categoryOf(line);
  const [written, setWritten] = useState<Written>(() => ({
    party: suggested,
    day: showDay(today(), language),
    methodId: methodOfAccount(means, accountId),
    worth: '',
    settling: settlingOf(settlement, language),
  }));
  const { party, day, methodId, worth, settling } = written;
  const open = useOpenDocuments(category, party?.id);
  const amountMinor = parseTypedMinor(worth, language) ?? Math.abs(line.amountMinor);
  const leftMinor = amountMinor - settledMinor(settling, open, category.owed, language);
  const bodyOf = () => ({
    ...(party && { partyId: party.id }),
    ...(methodId !== '' && { methodId }),
    issuedOn: parseTypedDay(day) ?? day.trim().slice(0, 10),
    allocations: allocationsOf(settling, language),
    isAdvance: leftMinor > 0,
    ...(worth.trim() !== '' && { amountMinor }),
  });
  return {
    written,
    category,
    open,
    amountMinor,
    leftMinor,
    errors,
    isBusy,
    change: (part: Partial<Written>): void => {
      setWritten({ ...written, ...part });
      forget();
    },
    send: () => {
      run(() => record('settle', bodyOf));
    },
  };
}

function Form(props: FormProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const form = useWritten(props);
  const { written, category, open, amountMinor, leftMinor, errors, isBusy, change } = form;
  return (
    <SentForm problems={errors} onSubmit={form.send}>
      <Head {...{ written, category, errors, change }} means={props.means} />
      <OpenDocuments
        isOfNobody={written.party === undefined}
        open={open}
        owed={category.owed}
        settling={written.settling}
        problem={errors['allocations']}
        problems={problemsOfDocuments(errors, written.settling, language)}
        onChange={(settling) => {
          change({ settling });
        }}
        onAutomatic={() => {
          change({ settling: settleOldest(open, category.owed, amountMinor, language) });
        }}
      />
      {leftMinor === 0 ? null : (
        <p role="status" className={leftMinor < 0 ? 'means__problem' : undefined}>
          {t(`officeMore.lines.${leftMinor > 0 ? 'left' : 'missing'}`)}{' '}
          <Amount minor={Math.abs(leftMinor)} />
        </p>
      )}
      <DialogButtons
        label={t('money.statement.record')}
        onCancel={props.onClose}
        isDisabled={isBusy}
      />
    </SentForm>
  );
}

type HeadProps = Pick<ReturnType<typeof useWritten>, 'written' | 'category' | 'errors' | 'change'> &
  Pick<FormProps, 'means'>;

/** Whose it is, when it is recorded, and by which means the money moved. */
function Head({ written, category, errors, change, means }: HeadProps): ReactNode {
  const t = useMessages();
  const { party, day, methodId, worth } = written;
  const foreign = errors['rate'];
  return (
    <div className="statement__fields">
      <PartyField
        category={category}
        party={party}
        problem={errors['partyId']}
        onChoose={(chosen) => {
          change({ party: chosen, settling: {} });
        }}
      />
      <DayField
        label={t('officeMore.lines.issuedOn')}
        text={day}
        error={errors['issuedOn']}
        onChange={(text) => {
          change({ day: text });
        }}
      />
      <MethodField
        {...{ methodId, means }}
        problem={errors['methodId']}
        onChange={(chosen) => {
          change({ methodId: chosen });
        }}
      />
      {foreign === undefined && worth === '' ? null : (
        <AmountField
          name={t('money.payments.amount')}
          label={t('money.payments.amount')}
          text={worth}
          problem={foreign}
          onChange={(text) => {
            change({ worth: text });
          }}
        />
      )}
    </div>
  );
}
