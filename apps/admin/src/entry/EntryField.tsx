import { useId, useState, type ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';

interface EntryFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly hint?: string;
  readonly type?: 'text' | 'email' | 'password' | 'tel';
  readonly autoComplete?: string;
  readonly autoFocus?: boolean;
  readonly inputMode?: 'numeric' | 'text';
  /** Under the field, when something more is asked for. */
  readonly children?: ReactNode;
}

/** A labelled field of the pages before the session, with its problem below it. */
export function EntryField(props: EntryFieldProps): ReactNode {
  const { name, label, value, error, hint, type = 'text', children } = props;
  const id = useId();
  const [isShown, setShown] = useState(false);
  const describedBy = error === undefined ? undefined : `${id}-error`;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {hint === undefined ? null : <span className="field__hint">{hint}</span>}
      </label>
      <div className="field__box">
        <input
          id={id}
          name={name}
          type={isShown ? 'text' : type}
          value={value}
          autoComplete={props.autoComplete}
          autoFocus={props.autoFocus}
          inputMode={props.inputMode}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy}
          onChange={(event) => {
            props.onChange(event.target.value);
          }}
        />
        {type === 'password' ? <ShowPassword isShown={isShown} onChange={setShown} /> : null}
      </div>
      {error === undefined ? null : (
        <p id={describedBy} className="field__error">
          {error}
        </p>
      )}
      {children}
    </div>
  );
}

interface ShowPasswordProps {
  readonly isShown: boolean;
  readonly onChange: (isShown: boolean) => void;
}

function ShowPassword({ isShown, onChange }: ShowPasswordProps): ReactNode {
  const t = useMessages();
  return (
    <button
      type="button"
      className="field__eye"
      aria-label={t(isShown ? 'entry.signIn.hidePassword' : 'entry.signIn.showPassword')}
      onClick={() => {
        onChange(!isShown);
      }}
    >
      <svg
        width="18"
        height="18"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
      >
        <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
        <circle cx="12" cy="12" r="3" />
        {isShown ? <path d="M4 4l16 16" /> : null}
      </svg>
    </button>
  );
}
