import { bearsVat } from '@balcao/domain';
import type { ReactNode } from 'react';
import { Amount } from '../../fields/Amount.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useCurrency, useEditor, usePreview } from './context.js';
import { IssueButton } from './IssueButton.js';
import type { Issuing } from './use-issuing.js';

/** On phones: the total and the next step, always visible. */
export function BottomBar({ issuing }: { readonly issuing: Issuing }): ReactNode {
  const t = useMessages();
  const { type } = useEditor();
  const currency = useCurrency();
  const { totals } = usePreview();
  return (
    <div className="bottom-bar">
      <span className="bottom-bar__total">
        <small>
          {t(bearsVat(type.group) ? 'documents.summary.total' : 'documents.summary.cost')}
        </small>
        <Amount minor={totals.totalMinor} currency={currency} />
      </span>
      <IssueButton issuing={issuing} />
    </div>
  );
}
