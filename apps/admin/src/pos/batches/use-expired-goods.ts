import type { ArticleRow } from '@balcao/contracts';
import { isExpired } from '@balcao/domain';
import { showSnack } from '../../boot/snack.js';
import { sayDay } from '../../formats/days.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { soundOfError } from '../scan/sound.js';
import type { CodedGoods } from '../scan/typed-code.js';
import { useStart, useTill } from '../till/till-context.js';

/** Refuses goods whose code contains a past expiry date; returns whether it did. */
export function useExpiredGoods(): (article: ArticleRow, goods: CodedGoods) => boolean {
  const t = useMessages();
  const language = useLanguage();
  const till = useTill();
  const { settings } = useStart();
  return ({ name }, { expiresOn }) => {
    if (expiresOn === undefined || settings.sellsExpiredBatches) return false;
    if (!isExpired({ expiresOn }, till.today)) return false;
    soundOfError();
    const day = sayDay(expiresOn, language);
    showSnack(`${name}: ${t('selling.expired', { day })}`, 'error');
    return true;
  };
}
