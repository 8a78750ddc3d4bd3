import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState, type ReactNode } from 'react';
import type { DocumentAnswer } from '@balcao/contracts';
import { periodName } from '../../formats/fiscal-periods.js';
import { ProblemError } from '../../http/problem-error.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import type { Rehearsing } from '../../rehearsal/use-rehearsal.js';

interface DeclaredChoiceProps {
  readonly document: DocumentAnswer;
  readonly shown: Rehearsing;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

/** For a document of a submitted month: whether that month is changed nevertheless. */
export function DeclaredChoice(props: DeclaredChoiceProps): ReactNode {
  const { document, shown, isChosen, onChange } = props;
  const t = useMessages();
  const period = usePeriodOf(document);
  const [isOffered, setOffered] = useState(false);
  if (!isOffered && isOfDeclaredMonth(shown)) setOffered(true);
  if (!isOffered) return null;
  return (
    <FormControlLabel
      className="cancel__effect"
      label={t('documents.cancel.alters', { period })}
      control={
        <Checkbox
          checked={isChosen}
          onChange={(_, isNowChosen) => {
            onChange(isNowChosen);
          }}
        />
      }
    />
  );
}

/** The month of a document, `October 2026`. */
export function usePeriodOf({ issuedOn }: DocumentAnswer): string {
  const language = useLanguage();
  const id = issuedOn.slice(0, 7);
  return periodName({ id, from: `${id}-01`, to: '' }, language);
}

/** The number of the credit note that would be issued instead of a cancellation. */
export const noteInstead = ({ rehearsal }: Rehearsing): string | undefined =>
  rehearsal?.documents[0]?.reference;

const isOfDeclaredMonth = (shown: Rehearsing): boolean =>
  noteInstead(shown) !== undefined ||
  (shown.error instanceof ProblemError && shown.error.problem.code === 'document.ofDeclaredMonth');
