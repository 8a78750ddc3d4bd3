import type { SystemAnswer } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';

const parts = ['eventStore', 'readStore', 'jobs'] as const;

/** The servers that the product stands on, by host; or the data folder. */
export function Servers({ servers }: Pick<SystemAnswer, 'servers'>): ReactNode {
  const t = useMessages();
  return (
    <section className="card">
      <h2>{t('system.servers')}</h2>
      <dl className="pairs">
        {parts.map((part) => {
          const { product, hosts } = servers[part];
          return (
            <div key={part} className="system__server">
              <dt>{t(`system.parts.${part}`)}</dt>
              <dd>
                {product === 'embedded' ? t('system.embedded') : `${product} · ${hosts.join(', ')}`}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
