import { useTranslateLabel } from 'react-admin';
import { useBalcao } from '../admin/hooks.js';
import type { Question } from '../boot/confirm.js';
import { nameIn, type Named } from '../fields/name-in.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { registerOf, wordsOf } from './changed-value.js';
import type { Collision } from './collision.js';

type Fields = Readonly<Record<string, unknown>>;

/** The record a form opened with, the stored one, and the form's values. */
interface Sides {
  readonly opened: Fields;
  readonly kept: Fields;
  readonly written: Fields;
}

/**
 * Asks whether to overwrite another user's concurrent change, showing both values: no change is
 * overwritten unseen.
 */
export function useSayingCollision(
  resource: string,
): (collision: Collision, sides: Sides) => Promise<Question> {
  const t = useMessages();
  const label = useTranslateLabel();
  const read = useReadingValue(resource);
  const nameOf = (source: string): string => {
    const name = label({ source, resource });
    return typeof name === 'string' ? name : source;
  };
  return async ({ theirs, both }, { opened, kept, written }) => {
    const isDestructive = both.length > 0;
    const fields = isDestructive ? both : theirs;
    const values = await Promise.all(
      fields.map(async (field) => {
        const [mine, others] = await Promise.all([
          read(field, (isDestructive ? written : opened)[field]),
          read(field, kept[field]),
        ]);
        const text = isDestructive ? 'management.staleValues' : 'management.staleChange';
        return t(text, { field: nameOf(field), mine, theirs: others });
      }),
    );
    const message = isDestructive ? 'management.staleBoth' : 'management.staleTheirs';
    const question = t(message, { fields: fields.map(nameOf).join(', ') });
    return {
      title: t('management.staleTitle'),
      message: [question, ...values].join('\n\n'),
      isDestructive,
    };
  };
}

/** A value as its screen shows it; a record by name, or by id if it cannot be read. */
function useReadingValue(resource: string): (field: string, value: unknown) => Promise<string> {
  const provider = useBalcao();
  const t = useMessages();
  const language = useLanguage();
  return async (field, value) => {
    const register = registerOf(field, resource);
    if (register !== undefined && typeof value === 'string' && value !== '') {
      return provider.getOne<Named>(register, { id: value }).then(
        ({ data }) => nameIn(data, language),
        () => value,
      );
    }
    const [yes, no] = [t('management.yes'), t('management.no')];
    return wordsOf(field, value, { language, yes, no });
  };
}
