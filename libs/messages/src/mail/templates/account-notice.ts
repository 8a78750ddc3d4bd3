import { productName } from '../mail-words.js';
import type { MailContent, MailTemplate } from '../mail-template.js';

/** When and from where something happened to an account. */
export interface AccountNotice {
  readonly firstName: string;
  /** Date and time as the person reads them. */
  readonly when: string;
  /** The device, as far as it says what it is. */
  readonly device: string;
  /** The address of the network. */
  readonly address: string;
  /** Where a forgotten password is replaced. */
  readonly link: string;
}

const english = (subject: string, what: string, notice: AccountNotice): MailContent => ({
  subject,
  heading: subject,
  paragraphs: [`Hello ${notice.firstName}, ${what}`],
  facts: [
    { label: 'When', value: notice.when },
    { label: 'Device', value: notice.device },
    { label: 'Address', value: notice.address },
  ],
  action: { label: 'It was not me', href: notice.link },
  footnotes: ['If it was you, there is nothing to do.'],
});

const portuguese = (subject: string, what: string, notice: AccountNotice): MailContent => ({
  subject,
  heading: subject,
  paragraphs: [`Olá, ${notice.firstName}, ${what}`],
  facts: [
    { label: 'Quando', value: notice.when },
    { label: 'Dispositivo', value: notice.device },
    { label: 'Endereço', value: notice.address },
  ],
  action: { label: 'Não fui eu', href: notice.link },
  footnotes: ['Se reconhece esta operação, não precisa de fazer nada.'],
});

/** A notice of a sign-in from a browser that the account did not know. */
export const newDeviceMail: MailTemplate<AccountNotice> = {
  en: (notice) =>
    english(
      'Sign-in from a new device',
      `somebody signed in to your ${productName} account from a device that it did not know.`,
      notice,
    ),
  pt: (notice) =>
    portuguese(
      'Início de sessão num novo dispositivo',
      `alguém entrou na sua conta no ${productName} a partir de um dispositivo desconhecido.`,
      notice,
    ),
};

/** A notice that the password alone opens the account from now on. */
export const twoFactorOffMail: MailTemplate<AccountNotice> = {
  en: (notice) =>
    english(
      'Two-factor sign-in was turned off',
      `from now on your ${productName} account only needs the password.`,
      notice,
    ),
  pt: (notice) =>
    portuguese(
      'A verificação em dois passos foi desactivada',
      `a partir de agora basta a palavra-passe para abrir a sua conta no ${productName}.`,
      notice,
    ),
};

interface EmailChange extends AccountNotice {
  /** The new one. */
  readonly email: string;
  /** For how long the link undoes the change; absent where it does not. */
  readonly undoDays?: number;
}

/** A notice to the former address of an account that has moved to another. */
export const emailChangedMail: MailTemplate<EmailChange> = {
  en: ({ email, undoDays, ...notice }) =>
    english(
      'Your e-mail address was changed',
      `your ${productName} account now signs in with ${email}, and no longer with this address.${
        undoDays === undefined
          ? ''
          : ` If it was not you, the link undoes the change within ${undoDays} days.`
      }`,
      notice,
    ),
  pt: ({ email, undoDays, ...notice }) =>
    portuguese(
      'O seu endereço de e-mail foi alterado',
      `a sua conta no ${productName} entra agora com ${email}, e já não com este endereço.${
        undoDays === undefined
          ? ''
          : ` Se não foi você, a ligação anula a alteração no prazo de ${undoDays} dias.`
      }`,
      notice,
    ),
};

/** A notice to the address of an account that is to move to another. */
export const emailChangeRequestedMail: MailTemplate<AccountNotice & { readonly email: string }> = {
  en: ({ email, ...notice }) =>
    english(
      'A change of your e-mail address was requested',
      `your ${productName} account is to sign in with ${email} instead of this address. It changes once that address is confirmed; a new password prevents it.`,
      notice,
    ),
  pt: ({ email, ...notice }) =>
    portuguese(
      'Foi pedida a alteração do seu endereço de e-mail',
      `a sua conta no ${productName} passará a entrar com ${email} em vez deste endereço. A alteração é feita quando esse endereço for confirmado; uma nova palavra-passe impede-a.`,
      notice,
    ),
};
