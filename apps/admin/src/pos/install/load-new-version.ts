import { withTimeLimit } from '../../boot/with-time-limit.js';

/** So long another worker may take to fetch its files, in milliseconds. */
const RENEWAL_MS = 30_000;

/** Caches the server's version on this device and reloads the page with it. */
export async function loadNewVersion(): Promise<void> {
  // Without HTTPS a browser has none.
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  const kept = await workers?.getRegistration();
  if (kept !== undefined) {
    // Without it the page would begin as it did: with what the device has.
    await withTimeLimit(renewed(kept), RENEWAL_MS).catch(console.error);
  }
  location.reload();
}

async function renewed(kept: ServiceWorkerRegistration): Promise<void> {
  await kept.update();
  const next = kept.installing ?? kept.waiting;
  if (next === null) return;
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (next.state === 'activated' || next.state === 'redundant') resolve();
    };
    next.addEventListener('statechange', look);
    look();
  });
}
