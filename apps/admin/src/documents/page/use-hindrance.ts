import { permissionName } from '@balcao/messages';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import type { Hindrance } from './offered-actions.js';

/** The reason why an action is unavailable; undefined if it is available. */
export function useHindrance(): (hindrance: Hindrance | undefined) => string | undefined {
  const t = useMessages();
  const language = useLanguage();
  return (hindrance) => {
    if (hindrance === undefined) return undefined;
    if (hindrance.why !== 'permission') return t(`documents.hindrances.${hindrance.why}`);
    const permission = permissionName(language, hindrance.permission);
    return t('documents.hindrances.permission', { permission });
  };
}
