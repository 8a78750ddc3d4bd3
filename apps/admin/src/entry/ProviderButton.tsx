import type { SignInOptions } from '@balcao/contracts';
import { useEffect, useRef, type ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';

interface ProviderButtonProps {
  readonly provider: NonNullable<SignInOptions['provider']>;
  /** Called with each identity token that the provider hands over. */
  readonly onCredential: (credential: string) => void;
}

/** What the script offers once it has arrived. */
interface ProviderScript {
  initialize(options: {
    readonly client_id: string;
    readonly nonce: string;
    readonly callback: (answer: { readonly credential?: string }) => void;
  }): void;
  renderButton(element: HTMLElement, options: Readonly<Record<string, unknown>>): void;
  cancel?(): void;
}

/**
 * The identity provider's own button. Its script is loaded, asynchronously and deferred, while
 * this is on the page, and removed with it.
 */
export function ProviderButton({ provider, onCredential }: ProviderButtonProps): ReactNode {
  const t = useMessages();
  const place = useRef<HTMLDivElement>(null);
  const callback = useRef(onCredential);
  useEffect(() => {
    callback.current = onCredential;
  }, [onCredential]);
  const { clientId, scriptUrl, nonce } = provider;
  useEffect(() => {
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.async = true;
    script.defer = true;
    script.onload = () => {
      const offered = offeredByScript();
      if (offered === undefined || place.current === null) return;
      offered.initialize({
        client_id: clientId,
        nonce,
        callback: ({ credential }) => {
          if (credential !== undefined) callback.current(credential);
        },
      });
      offered.renderButton(place.current, { type: 'standard', size: 'large', width: 320 });
    };
    document.head.append(script);
    return () => {
      offeredByScript()?.cancel?.();
      script.remove();
    };
  }, [clientId, scriptUrl, nonce]);
  return <div ref={place} role="group" aria-label={t('accounts.signIn.withProvider')} />;
}

/** The script puts itself at `google.accounts.id`: the name that such scripts have in common. */
function offeredByScript(): ProviderScript | undefined {
  const { google } = globalThis as { google?: { accounts?: { id?: ProviderScript } } };
  return google?.accounts?.id;
}
