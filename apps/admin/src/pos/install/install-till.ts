import { createSlice } from '../../boot/slice.js';

/** The browser's event when a page can be installed as an app. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
}

/** Whether the browser offers to install the till on this device. */
export const installOffer = createSlice<{ readonly offer: InstallOffer | null }>({ offer: null });

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

/**
 * Keeps the till on this device: its files by the service worker, and its storage as persistent. A
 * browser without either can also sell, as long as the page stays open.
 */
export function keepTill(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/till-worker.js').catch((error: unknown) => {
    console.error(error);
  });
  void navigator.storage.persist().catch(() => false);
}

/** Listens for the browser's offer; returns a function that stops. */
export function followInstallOffer(): () => void {
  const offered = (event: Event): void => {
    if (!isOffer(event)) return;
    event.preventDefault();
    installOffer.merge({ offer: event });
  };
  const installed = (): void => {
    installOffer.merge({ offer: null });
  };
  addEventListener('beforeinstallprompt', offered);
  addEventListener('appinstalled', installed);
  return () => {
    removeEventListener('beforeinstallprompt', offered);
    removeEventListener('appinstalled', installed);
  };
}

/** Asks the browser to install; an offer can be taken once. */
export async function install(): Promise<void> {
  const { offer } = installOffer.get();
  installOffer.merge({ offer: null });
  await offer?.prompt();
}
