import type { CompanyMembership, SessionInfo, SetUpState } from '@balcao/contracts';
import { readPreferences, type Permission } from '@balcao/domain';
import { ProblemError } from '../http/problem-error.js';
import { approvalAsked } from '../http/approval.js';
import { noteConnection } from '../http/connection.js';
import { request } from '../http/request.js';
import { confirm } from '../boot/confirm.js';
import { company, session, type SessionState } from '../boot/session-state.js';
import { needMessages, sentence } from '../i18n/messages.js';
import { chooseLanguage } from '../boot/location.js';
import {
  choosePreferences,
  chooseTheme,
  settings,
  type ScreenPreferences,
} from '../boot/settings.js';
import { finishSignOut, isSignOutWaiting, rememberSignOut } from '../boot/sign-out.js';
import { showSnack } from '../boot/snack.js';
import { SNACK_WITH_LINK_MS } from '../boot/time-limits.js';
import {
  keepInTab,
  rememberCompany,
  rememberWhenLookedAt,
  rememberedCompany,
} from '../boot/tab-company.js';

const channel = new BroadcastChannel('session');
/** After so long without an answer the device is without a network, in milliseconds. */
const withinMs = 15_000;

/** Asks who is signed in; where nobody is, whether the installation is still to be set up. */
export async function restoreSession(): Promise<void> {
  try {
    const { body } = await request('/api/session', { withinMs });
    const info = parseSession(body);
    choosePreferences(chosenIn(info));
    enter(info);
  } catch (error) {
    if (!(error instanceof ProblemError) || isAway(error)) throw error;
    const { body } = await request('/api/setup');
    const { needed = false, codeIn } = (body ?? {}) as Partial<SetUpState>;
    session.merge({ info: null, needsSetUp: needed, ...(codeIn && { codeIn }) });
  }
}

let refreshes = 0;

/**
 * Asks again what whoever is signed in may do, and where. The last answer counts, and none once
 * they have signed out; where the open company is theirs no more, they are told.
 */
export async function refreshSession(): Promise<void> {
  refreshes += 1;
  const asked = refreshes;
  const before = session.get();
  const { id } = company.get();
  const { body } = await request('/api/session', { withinMs });
  const isSame = session.get().info?.csrfToken === before.info?.csrfToken;
  if (!isSame || asked !== refreshes) return;
  enter(parseSession(body));
  const lost = membershipOf(before, id);
  if (lost === undefined || membershipOf(session.get(), id) !== undefined) return;
  closeQuestions();
  showSnack(sentence('app.companyLost', { name: lost.companyName }), 'error', SNACK_WITH_LINK_MS);
}

/** What the account says of the screens, besides language and theme: chosen on any device. */
function chosenIn({ user }: SessionInfo): ScreenPreferences {
  const { language: _language, theme: _theme, ...others } = readPreferences({ ...user });
  return others;
}

/**
 * Takes over the session that setting up or signing in answered, and what its account says of
 * language and theme: on other devices too.
 */
export function begin(info: SessionInfo): void {
  const { language, theme } = readPreferences({ ...info.user });
  if (language !== undefined) chooseLanguage(language);
  if (theme !== undefined) chooseTheme(theme);
  settings.merge({ preferences: chosenIn(info) });
  enter(info);
  channel.postMessage('changed');
}

/** No answer, or none of ours: who is signed in is not known then. */
const isAway = ({ status }: ProblemError): boolean => status === 0 || status >= 500;

/**
 * Whether nobody may leave this device: one of its tills has something to send, which nobody else
 * could. The user is told so, also where that cannot be found out without a network.
 */
export async function isHeldByTill(): Promise<boolean> {
  const refusal = await refusalOfTill().catch(() => sentence('app.unreachable'));
  if (refusal === undefined) return false;
  showSnack(refusal, 'error', SNACK_WITH_LINK_MS);
  return true;
}

async function refusalOfTill(): Promise<string | undefined> {
  const { unsentEntries } = await import('../till-store/leave-till.js');
  const unsent = await unsentEntries();
  if (unsent === 0) return undefined;
  await needMessages('till');
  return sentence('till.unsent', { smart_count: unsent, count: unsent });
}

/** Ends the session, here and in the other tabs, unless a till of this device holds it. */
export async function signOut(): Promise<void> {
  if (!(await isHeldByTill())) await leave();
}

/**
 * Ends the session, here and in the other tabs, whatever holds it. Without a network it is over on
 * this device, and ended at the server before anything else is asked of it.
 */
export async function leave(): Promise<void> {
  rememberSignOut();
  channel.postMessage('changed');
  await finishSignOut().catch(() => undefined);
}

/** Keeps this tab in step with the others. */
export function followOtherTabs(): void {
  channel.addEventListener('message', () => {
    void restoreSession().catch(() => undefined);
  });
  rememberWhenLookedAt(() => company.get().id);
}

/**
 * Opens another company in this tab; its lists and choices are kept apart, and what was open of the
 * one before is closed.
 */
export function openCompany(companyId: string): void {
  if (companyId === company.get().id) return;
  rememberCompany(companyId);
  closeQuestions();
  noteConnection({ behind: 0 });
  company.merge({ id: companyId });
}

/** What was asked about one company is not asked in another. */
function closeQuestions(): void {
  confirm.get().current?.onClose();
  approvalAsked.get().current?.onCancel();
}

/** The membership of the open company. */
export function membershipOf(
  { info }: SessionState,
  companyId: string | null,
): CompanyMembership | undefined {
  return info?.companies.find((membership) => membership.companyId === companyId);
}

/** Whether whoever is signed in may do something in a company; for code outside of a screen. */
export const isPermitted = (companyId: string, permission: Permission): boolean =>
  membershipOf(session.get(), companyId)?.permissions.includes(permission) === true;

/**
 * Goes on with a session, and with the company that was open in it; not with one that was left
 * meanwhile.
 */
export function enter(info: SessionInfo): void {
  if (isSignOutWaiting()) return;
  const wanted = company.get().id ?? rememberedCompany();
  const known = info.companies.some(({ companyId }) => companyId === wanted);
  const id = known ? wanted : firstOf(info);
  if (id !== null) keepInTab(id);
  company.merge({ id });
  session.merge({ info, needsSetUp: false, isSigningOut: false });
}

/** One that is open, where there is any. */
function firstOf({ companies }: SessionInfo): string | null {
  const open = companies.find(({ closing }) => closing === undefined);
  return (open ?? companies[0])?.companyId ?? null;
}

/** The API's answers are typed by the contract; what is not an object at all is refused. */
export function parseSession(body: unknown): SessionInfo {
  if (typeof body !== 'object' || body === null || !('companies' in body)) {
    throw new Error('the session has an unknown shape');
  }
  return body as SessionInfo;
}
