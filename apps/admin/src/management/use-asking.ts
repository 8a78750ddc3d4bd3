import { useNotify } from 'react-admin';
import { askToConfirm } from '../boot/confirm.js';
import { isRefusal } from '../http/actions.js';
import { formErrors, ProblemError, type FormErrors } from '../http/problem-error.js';
import { messageOf } from '../http/say-problem.js';
import { useMessages, type Translate } from '../i18n/use-messages.js';

/** A warning that the user can confirm. */
const WARNING = 'nuit.checkDigit';

/** The values of a form. */
export type Values = Readonly<Record<string, unknown>>;

/** A refusal whose sentences stand at the fields of a form, or have been said; for React Admin. */
export class FormRefusal extends Error {
  readonly body: { readonly errors: FormErrors };

  constructor(errors: FormErrors) {
    super('refused');
    this.body = { errors };
  }
}

type Asking = <T>(values: Values, send: (values: Values) => Promise<T>) => Promise<T>;

/** Sends values and asks the server's questions; throws the problems for the form. */
export function useAsking(): Asking {
  const notify = useNotify();
  const t = useMessages();
  const asking: Asking = async (values, send) => {
    try {
      return await send(values);
    } catch (error) {
      const warning = warningOf(error);
      if (warning !== undefined && values['acceptNuitWarning'] !== true) {
        const question = {
          title: t('app.confirmTitle'),
          message: warning,
          yes: t('management.useAnyway'),
          no: t('management.fixIt'),
        };
        if (!(await askToConfirm(question))) throw new FormRefusal({ nuit: warning });
        return asking({ ...values, acceptNuitWarning: true }, send);
      }
      const errors = refusalOf(error);
      if (Object.keys(errors).length === 0) notify(saidOf(error, t), { type: 'error' });
      throw new FormRefusal(errors);
    }
  };
  return asking;
}

/** The problems for the form; undefined if accepted. */
export async function shownBy(sent: Promise<unknown>): Promise<FormErrors | undefined> {
  try {
    await sent;
    return undefined;
  } catch (error) {
    if (!(error instanceof FormRefusal)) throw error;
    return error.body.errors;
  }
}

/** The message of the warning, if it is the only problem. */
function warningOf(error: unknown): string | undefined {
  if (!(error instanceof ProblemError)) return undefined;
  const { message, problem } = error;
  if (problem.code === WARNING) return message;
  const isAll = problem.errors.length > 0 && problem.errors.every(({ code }) => code === WARNING);
  return isAll ? problem.errors[0]?.message : undefined;
}

const saidOf = (error: unknown, t: Translate): string =>
  error instanceof ProblemError && error.status === 412 ? t('management.stale') : messageOf(error);

/** Refusals are shown in the form; others, such as a lost connection, as a message. */
function refusalOf(error: unknown): FormErrors {
  if (!(error instanceof ProblemError) || !isRefusal(error) || error.status === 412) return {};
  const { errors } = error.problem;
  return errors.length > 0 ? formErrors(errors) : { root: { whole: error.message } };
}
