import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import { EntryField } from './EntryField.js';
import { NewPasswordField } from './NewPasswordField.js';

/** One field of a form by its name: what it holds, and what is wrong with it. */
interface FieldState {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

type PersonField = 'firstName' | 'lastName' | 'email' | 'password';

interface PersonFieldsProps {
  readonly field: (name: PersonField) => FieldState;
  /** The address, where it is known already and not asked for. */
  readonly email?: string;
  readonly isFirst?: boolean;
}

/** What an account is opened with. */
export function PersonFields({ field, email, isFirst = false }: PersonFieldsProps): ReactNode {
  const t = useMessages();
  const [firstName, lastName] = [field('firstName'), field('lastName')];
  const known = email ?? field('email').value;
  return (
    <>
      <EntryField
        {...firstName}
        label={t('entry.firstRun.firstName')}
        autoComplete="given-name"
        autoFocus={isFirst}
      />
      <EntryField {...lastName} label={t('entry.firstRun.lastName')} autoComplete="family-name" />
      {email === undefined ? (
        <EntryField
          {...field('email')}
          label={t('entry.firstRun.email')}
          type="email"
          autoComplete="username"
        />
      ) : null}
      <NewPasswordField
        {...field('password')}
        label={t('entry.firstRun.password')}
        about={{ email: known, name: `${firstName.value} ${lastName.value}` }}
      />
    </>
  );
}
