import type { ReactNode } from 'react';
import { address } from '../boot/location.js';
import { snackLinkOf } from '../boot/snack-links.js';
import { useSlice } from '../boot/slice.js';
import { useMessages } from '../i18n/use-messages.js';

/**
 * Where a refusal is mended, beside its sentence; nothing where no page of ours does. It opens in a
 * tab of its own: what was being written stays where it was refused, to be sent again.
 */
export function MendLink({ message }: { readonly message: string }): ReactNode {
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
