import type { BankStatementLineRow, LineSettlement } from '@balcao/contracts';
import { showMinor, type Language } from '@balcao/messages';
import { sendOnce } from '../../http/actions.js';
import { useMessages } from '../../i18n/use-messages.js';
import type { Settling } from '../../payments/settling.js';
import { useMoneyAction } from '../../payments/use-money-action.js';

type Verb = 'record' | 'settle' | 'spend' | 'refund';

/** Records a line in one of its ways and closes the dialog. Throws `ProblemError`. */
export function useRecordLine(
  { statementId, line }: Pick<BankStatementLineRow, 'statementId' | 'line'>,
  onDone: () => void,
): (verb: Verb, bodyOf: (recordId: string) => object) => Promise<void> {
  const t = useMessages();
  const send = useMoneyAction();
  return async (verb, bodyOf) => {
    const action = `${verb} line ${statementId} ${line} ${JSON.stringify(bodyOf(''))}`;
    await sendOnce(action, ({ recordId }) =>
      send(
        `bank-statements/${statementId}/${verb}`,
        { line, ...bodyOf(recordId) },
        t('money.statement.recorded'),
      ),
    );
    onDone();
  };
}

/** What is suggested of each document, as it is typed. */
export const settlingOf = (settlement: LineSettlement | undefined, language: Language): Settling =>
  Object.fromEntries(
    (settlement?.documents ?? []).map(({ documentId, amountMinor }) => [
      documentId,
      showMinor(amountMinor, language),
    ]),
  );
