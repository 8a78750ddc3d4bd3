import '../layout/cards.css';
import type { ReactNode } from 'react';
import { SentForm } from '../dialogs/SentForm.js';
import type { Submission } from '../http/use-submission.js';

interface CardFormProps {
  readonly submission: Submission;
  readonly onSubmit: () => Promise<unknown>;
  /** On the button that sends it. */
  readonly label: string;
  readonly look?: 'button' | 'button button--contained' | 'button button--contained button--danger';
  /** Buttons next to it. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** A short form on a card: why it was refused, its fields, its buttons. */
export function CardForm(props: CardFormProps): ReactNode {
  const { submission, onSubmit, label, look = 'button button--contained', more, children } = props;
  const { isBusy, errors, run, amend } = submission;
  return (
    <SentForm
      className="card__form"
      problems={errors}
      onSubmit={() => {
        run(onSubmit);
      }}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement) amend(target.name);
      }}
    >
      {children}
      <div className="card__buttons">
        <button className={look} disabled={isBusy}>
          {label}
        </button>
        {more}
      </div>
    </SentForm>
  );
}
