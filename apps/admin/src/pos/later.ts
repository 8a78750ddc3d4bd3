import { lazyScreen } from '../boot/lazy-screen.js';

/**
 * The parts of the till that no sale waits for. A till that opens is spared them; they are fetched
 * while it has nothing to do, so that whoever asks for one has it at once.
 */
const parts = {
  elsewhere: () => import('./page/TillElsewhere.js'),
  choice: () => import('./page/TillChoice.js'),
  openShift: () => import('./shift/OpenShift.js'),
  shift: () => import('./shift/ShiftPage.js'),
  cashier: () => import('./shift/CashierDialog.js'),
  approval: () => import('./approval/ApprovalForm.js'),
  client: () => import('./client/ClientDialog.js'),
  figure: () => import('./page/FigureDialog.js'),
  mail: () => import('./receipt/MailDialog.js'),
  tiles: () => import('./page/Tiles.js'),
};

export const TillElsewhere = lazyScreen(async () => (await parts.elsewhere()).TillElsewhere);
export const OtherTab = lazyScreen(async () => (await parts.elsewhere()).OtherTab);
export const TillChoice = lazyScreen(async () => (await parts.choice()).TillChoice);
export const OpenShift = lazyScreen(async () => (await parts.openShift()).OpenShift);
export const ShiftPage = lazyScreen(async () => (await parts.shift()).ShiftPage);
export const CashierDialog = lazyScreen(async () => (await parts.cashier()).CashierDialog);
export const ApprovalForm = lazyScreen(async () => (await parts.approval()).ApprovalForm);
export const ClientDialog = lazyScreen(async () => (await parts.client()).ClientDialog);
export const FigureDialog = lazyScreen(async () => (await parts.figure()).FigureDialog);
export const MailDialog = lazyScreen(async () => (await parts.mail()).MailDialog);
export const Tiles = lazyScreen(async () => (await parts.tiles()).Tiles);

/** After so long without work, in milliseconds, they are fetched anyway. */
const AT_LATEST_MS = 10_000;

/** Fetches the parts one after another, when the page is idle; what fails is fetched when asked for. */
export function loadLater(): void {
  const waiting = Object.values(parts);
  const next = (): void => {
    const load = waiting.shift();
    if (load === undefined) return;
    const go = (): void => void load().then(next, () => undefined);
    if ('requestIdleCallback' in globalThis) requestIdleCallback(go, { timeout: AT_LATEST_MS });
    else setTimeout(go, AT_LATEST_MS);
  };
  next();
}
