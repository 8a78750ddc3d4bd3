import type {
  BankStatementLineRow,
  ClientRow,
  LineSettlement,
  OpenDocumentAnswer,
} from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { DialogButtons } from '../../dialogs/DialogButtons.js';
import { SentForm } from '../../dialogs/SentForm.js';
import { Amount } from '../../fields/Amount.js';
import type { ProblemsByPath } from '../../http/problems-by-path.js';
import { useSubmission } from '../../http/use-submission.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { receipts, supplierPayments } from '../../payments/category.js';
import { OpenDocuments } from '../../payments/OpenDocuments.js';
import { PartyField } from '../../payments/PartyField.js';
import {
  allocationsOf,
  settledMinor,
  settleOldest,
  type Settling,
} from '../../payments/settling.js';
import type { Means } from '../../payments/typed-rows.js';
import { useOpenDocuments } from '../../payments/use-open-documents.js';
import { MethodField, methodOfAccount } from './MethodField.js';
import { SuggestedParty } from './SuggestedParty.js';
import { settlingOf, useRecordLine } from './use-record-line.js';

interface RefundLineProps {
  readonly line: BankStatementLineRow;
  readonly accountId: string;
  readonly settlement: LineSettlement | undefined;
  readonly onClose: () => void;
}

/** The line pays back what a client, or the company with a supplier, had as credit. */
export function RefundLine(props: RefundLineProps): ReactNode {
  const category = categoryOf(props.line);
  return (
    <SuggestedParty {...{ category }} settlement={props.settlement}>
      {(read) => <Form {...props} {...read} />}
    </SuggestedParty>
  );
}

/** Money that goes out was a client's, money that comes in is from a supplier. */
const categoryOf = ({ amountMinor }: BankStatementLineRow) =>
  amountMinor < 0 ? receipts : supplierPayments;

interface FormProps extends RefundLineProps {
  readonly means: Means;
  readonly suggested: ClientRow | undefined;
}

/** What is written of the refunds. */
interface Written {
  readonly party: ClientRow | undefined;
  readonly methodId: string;
  readonly refunding: Settling;
}

function useWritten({ line, accountId, settlement, means, suggested, onClose }: FormProps) {
  const language = useLanguage();
  const record = useRecordLine(line, onClose);
  const { errors, isBusy, run, forget } = useSubmission();
  const category = categoryOf(line);
  const [written, setWritten] = useState<Written>(() => ({
    party: suggested,
    methodId: methodOfAccount(means, accountId),
    refunding: settlingOf(settlement, language),
  }));
  const { party, methodId, refunding } = written;
  const credit: OpenDocumentAnswer['side'] = category.owed === 'debit' ? 'credit' : 'debit';
  const credits = useOpenDocuments(category, party?.id).filter(({ side }) => side === credit);
  const amountMinor = Math.abs(line.amountMinor);
  const leftMinor = amountMinor - settledMinor(refunding, credits, credit, language);
  const bodyOf = (recordId: string) => ({
    ...(methodId !== '' && { methodId }),
    refunds: allocationsOf(refunding, language).map(({ documentId, ...refund }, at) => ({
      ...refund,
      id: at === 0 ? recordId : `${recordId}_${at + 1}`,
      sourceId: documentId,
    })),
  });
  return {
    written,
    category,
    credits,
    credit,
    amountMinor,
    leftMinor,
    errors,
    isBusy,
    change: (part: Partial<Written>): void => {
      setWritten({ ...written, ...part });
      forget();
    },
    send: () => {
      run(() => record('refund', bodyOf));
    },
  } as const;
}

function Form(props: FormProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const form = useWritten(props);
  const { written, category, credits, credit, amountMinor, leftMinor, errors, change } = form;
  return (
    <SentForm problems={errors} onSubmit={form.send}>
      <div className="statement__fields">
        <PartyField
          category={category}
          party={written.party}
          problem={undefined}
          onChoose={(party) => {
            change({ party, refunding: {} });
          }}
        />
        <MethodField
          methodId={written.methodId}
          means={props.means}
          problem={errors['methodId']}
          onChange={(methodId) => {
            change({ methodId });
          }}
        />
      </div>
      <OpenDocuments
        title={t('officeMore.lines.credits')}
        isOfNobody={written.party === undefined}
        open={credits}
        owed={credit}
        settling={written.refunding}
        problem={problemOf(errors)}
        problems={{}}
        onChange={(refunding) => {
          change({ refunding });
        }}
        onAutomatic={() => {
          change({ refunding: settleOldest(credits, credit, amountMinor, language) });
        }}
      />
      <Left minor={leftMinor} />
      <DialogButtons
        label={t('money.statement.record')}
        onCancel={props.onClose}
        isDisabled={form.isBusy}
      />
    </SentForm>
  );
}

/** Whatever is wrong with the refunds: they are sent as one, and refused as one. */
const problemOf = (errors: ProblemsByPath): string | undefined =>
  Object.entries(errors).find(([path]) => /^(?:refunds|line)/.test(path))?.[1];

/** What of the line no refund takes, or what they take more. */
function Left({ minor }: { readonly minor: number }): ReactNode {
  const t = useMessages();
  if (minor === 0) return null;
  return (
    <p role="status" className="means__problem">
      {t(`officeMore.lines.${minor > 0 ? 'toChoose' : 'missing'}`)}{' '}
      <Amount minor={Math.abs(minor)} />
    </p>
  );
}
