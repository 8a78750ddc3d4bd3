import type { FieldProblem } from '@balcao/contracts';
import { useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { useBalcao } from '../admin/hooks.js';
import { askToConfirm } from '../boot/confirm.js';
import { showSnack } from '../boot/snack.js';
import { ProblemError, type FormErrors } from '../http/problem-error.js';
import { useMessages, type Translate } from '../i18n/use-messages.js';
import { collisionOf } from './collision.js';
import { useSayingCollision } from './use-saying-collision.js';

/** Refused only until the user says that it is correct. */
const WARNING = 'nuit.checkDigit';

type Values = Readonly<Record<string, unknown>>;
/** A record as it is kept. */
type Kept = Values & { readonly id: string };
type Save = (values: Values) => Promise<FormErrors | undefined>;

/**
 * Sends a form: answers the problems of its fields; without any, says `done` and goes on with
 * `onDone`.
 */
export function useSubmitting<Sent>(
  send: (values: Values) => Promise<Sent>,
  onDone: (sent: Sent) => Promise<void>,
  done: (values: Values) => string,
): (values: object) => Promise<FormErrors | undefined> {
  const t = useMessages();
  const submit: Save = async (values) => {
    let sent: Sent;
    try {
      sent = await send(values);
    } catch (error) {
      return answerTo(error, values, submit, t);
    }
    await onDone(sent);
    showSnack(done(values), 'success');
    return undefined;
  };
  return (values) => submit(values as Values);
}

/** Says that a record was created: by its name, where it has one. */
export function createdWords(t: Translate, { name }: Values): string {
  const isNamed = typeof name === 'string' && name.trim() !== '';
  return isNamed ? t('management.createdNamed', { name: name.trim() }) : t('management.created');
}

/** Saves a record and closes its form; of a new one its identifier is told. */
export function useSaving(
  resource: string,
  record: RaRecord | undefined,
  onSaved: (created?: string) => void,
): (values: object) => Promise<FormErrors | undefined> {
  const provider = useBalcao();
  const queryClient = useQueryClient();
  const t = useMessages();
  const say = useSayingCollision(resource);
  const send = async (values: Values): Promise<string | undefined> => {
    if (record === undefined) {
      const { data } = await provider.create<Kept>(resource, { data: { ...values } });
      return data.id;
    }
    const params = { id: record.id, data: { ...values }, previousData: record };
    try {
      await provider.update(resource, params);
    } catch (error) {
      if (!(error instanceof ProblemError) || error.status !== 412) throw error;
      await saveOver(record, values, error);
    }
    return undefined;
  };
  /** Somebody else saved it first: their changes stay, and these go on top if the user says so. */
  const saveOver = async (opened: RaRecord, values: Values, stale: ProblemError): Promise<void> => {
    const { id } = opened as { readonly id: string };
    const { data: kept } = await provider.getOne<Kept>(resource, { id });
    const collision = collisionOf(opened, kept, values);
    if (!(await askToConfirm(await say(collision, { opened, kept, written: values })))) throw stale;
    const { merged } = collision;
    await provider.update(resource, { id, data: merged, previousData: kept });
  };
  const onDone = async (created: string | undefined): Promise<void> => {
    await queryClient.invalidateQueries({ queryKey: [resource] });
    onSaved(created);
  };
  return useSubmitting(send, onDone, (values) =>
    record === undefined ? createdWords(t, values) : t('management.saved'),
  );
}

async function answerTo(
  error: unknown,
  values: Values,
  save: Save,
  t: Translate,
): Promise<FormErrors | undefined> {
  if (!(error instanceof ProblemError)) throw error;
  const warning = warningOf(error);
  if (warning !== undefined && values['acceptNuitWarning'] !== true) {
    const question = { title: t('app.confirmTitle'), message: warning };
    const isAccepted = await askToConfirm(question);
    return isAccepted ? save({ ...values, acceptNuitWarning: true }) : { nuit: warning };
  }
  if (error.problem.errors.length > 0) return atFields(error.problem.errors, values);
  showSnack(error.status === 412 ? t('management.stale') : error.message, 'error');
  return undefined;
}

/** The message of the warning when it is all that stands in the way. */
function warningOf({ message, problem }: ProblemError): string | undefined {
  if (problem.code === WARNING) return message;
  const isAll = problem.errors.length > 0 && problem.errors.every(({ code }) => code === WARNING);
  return isAll ? problem.errors[0]?.message : undefined;
}

/**
 * The first problem of each field, also of one that holds a list. What no field of the form shows
 * is said aloud: kept in the form, it would block it for ever.
 */
function atFields(problems: readonly FieldProblem[], values: Values): FormErrors {
  const errors: FormErrors = {};
  for (const { path, message } of problems) {
    const [field = ''] = path.split('.');
    if (Object.hasOwn(values, field)) errors[field] ??= message;
    else showSnack(message, 'error');
  }
  return errors;
}
