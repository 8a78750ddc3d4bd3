import { useId, type ReactNode, type Ref } from 'react';
import { amountProblem } from '../../formats/typed-decimal.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { FigureInput } from '../keypad/FigureInput.js';

interface TypedAmountProps {
  readonly label: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly field?: Ref<HTMLInputElement>;
  readonly className?: string;
  /** A further problem of a readable amount. */
  readonly wrong?: string | undefined;
}

/** An amount field with its error. */
export function TypedAmount({
  label,
  typed,
  onType,
  field,
  className,
  wrong,
}: TypedAmountProps): ReactNode {
  const t = useMessages();
  const unreadable = amountProblem(typed, useLanguage());
  const problem = unreadable === undefined ? wrong : t(unreadable.key, unreadable.params);
  const problemId = useId();
  return (
    <>
      <label className={className}>
        {label}
        <FigureInput
          ref={field}
          value={typed}
          aria-invalid={problem !== undefined}
          aria-describedby={problemId}
          onChange={({ target }) => {
            onType(target.value);
          }}
        />
      </label>
      {problem === undefined ? null : (
        <p id={problemId} className="pay__problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
