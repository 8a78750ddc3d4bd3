import type { ReactNode } from 'react';
import { address } from '../boot/location.js';
import { snackLinkOf } from '../boot/snack-links.js';
import { useSlice } from '../boot/slice.js';
import { useMessages } from '../i18n/use-messages.js';

/**
 * Link to the page that corrects a refusal, next to its sentence; nothing without such a page. It
 * opens in a tab of its own: the refused form stays open, to be sent again.
 */
export function RemedyLink({ message }: { readonly message: string }): ReactNode {
  const t = useMessages();
  const { prefix } = useSlice(address);
  const link = snackLinkOf(message);
  if (link === undefined) return null;
  const path = `${prefix === undefined ? '' : `/${prefix}`}${link.path}`;
  return (
    <a href={path} target="_blank" rel="noopener">
      {t(link.label)}
    </a>
  );
}
