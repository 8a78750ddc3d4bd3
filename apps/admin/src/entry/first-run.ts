import type { SetUpBody } from '@balcao/contracts';

/** What the first-run form holds, by the paths that the server names its problems with. */
export type FirstRunValues = Readonly<
  Record<
    | 'setUpCode'
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'password'
    | 'company.country'
    | 'company.name'
    | 'company.nuit'
    | 'company.address'
    | 'company.city'
    | 'company.phone'
    | 'company.email',
    string
  >
>;

export const emptyFirstRun: FirstRunValues = {
  setUpCode: '',
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  'company.country': 'MZ',
  'company.name': '',
  'company.nuit': '',
  'company.address': '',
  'company.city': '',
  'company.phone': '',
  'company.email': '',
};

/** The NUIT is well formed but its check digit does not fit: a warning, not a refusal. */
export const NUIT_WARNING = 'nuit.checkDigit';

/** Refusals of the whole that are about one field of these forms. */
export const fieldOfRefusal: Readonly<Record<string, string>> = { [NUIT_WARNING]: 'company.nuit' };

/** The code of the first visit, where one was typed. */
export const codeOf = ({ setUpCode }: FirstRunValues): { readonly setUpCode?: string } =>
  setUpCode.trim() === '' ? {} : { setUpCode: setUpCode.trim() };

const digits = (text: string): string => text.replace(/\s/g, '');

/** The body to send; empty optional fields are left out. */
export function setUpBody(values: FirstRunValues, acceptNuitWarning: boolean): SetUpBody {
  const phone = digits(values['company.phone']);
  const email = values['company.email'].trim();
  return {
    ...codeOf(values),
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: values.email.trim(),
    password: values.password,
    company: {
      name: values['company.name'].trim(),
      country: values['company.country'],
      nuit: digits(values['company.nuit']),
      address: values['company.address'].trim(),
      city: values['company.city'].trim(),
      ...(phone !== '' && { phone }),
      ...(email !== '' && { email }),
      ...(acceptNuitWarning && { acceptNuitWarning }),
    },
  };
}
