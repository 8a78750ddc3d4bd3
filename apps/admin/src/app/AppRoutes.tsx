import type { ComponentType, ReactNode } from 'react';
import { loadOffice, loadTill } from './big-screens.js';
import { fetchNow, lazyScreen } from '../routing/lazy-screen.js';
import { startPage, startPages } from '../boot/start-page.js';
import { session } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import type { MessageArea } from '../i18n/areas.js';
import { withMessages } from '../i18n/messages.js';
import { GoTo } from '../routing/GoTo.js';
import { usePlace } from '../routing/place.js';

const page = <P extends object>(
  area: MessageArea,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> => lazyScreen(withMessages(area, load));

const SignIn = page('visit', async () => (await import('../entry/SignIn.js')).SignIn);
const SignUp = page('visit', async () => (await import('../entry/SignUp.js')).SignUp);
const ForgotPassword = page(
  'visit',
  async () => (await import('../entry/ForgotPassword.js')).ForgotPassword,
);
const ResetPassword = page(
  'visit',
  async () => (await import('../entry/ResetPassword.js')).ResetPassword,
);
const ConfirmEmail = page(
  'visit',
  async () => (await import('../entry/ConfirmEmail.js')).ConfirmEmail,
);
const UndoEmail = page('visit', async () => (await import('../entry/UndoEmail.js')).UndoEmail);
const NewCompany = page('visit', async () => (await import('../entry/NewCompany.js')).NewCompany);
const FirstRun = page('visit', async () => (await import('../entry/FirstRun.js')).FirstRun);
const Join = page('visit', async () => (await import('../users/Join.js')).Join);
const Contact = page('visit', async () => (await import('../pages/Contact.js')).Contact);
const About = page('visit', async () => (await import('../pages/About.js')).About);
const Legal = page('visit', async () => (await import('../pages/Legal.js')).Legal);
const PosApp = lazyScreen(loadTill);
const CustomerDisplay = page(
  'till',
  withMessages(
    'tillMore',
    async () => (await import('../pos/display/CustomerDisplay.js')).CustomerDisplay,
  ),
);
const AdminApp = lazyScreen(loadOffice);
const VisitorElsewhere = lazyScreen(
  async () => (await import('./VisitorElsewhere.js')).VisitorElsewhere,
);

/** What needs no session, what is outside the back office, and the gate to what is in it. */
const pages: Readonly<Record<string, () => ReactNode>> = {
  '/signin': SignInGate,
  '/signup': SignUpGate,
  '/forgot_password': () => <ForgotPassword />,
  '/reset_password': () => <ResetPassword />,
  '/confirm_email': () => <ConfirmEmail />,
  '/undo_email': () => <UndoEmail />,
  '/join': () => <Join />,
  '/contact': () => <Contact />,
  '/about': () => <About />,
  '/legal/privacy_policies': () => <Legal page="privacy" />,
  '/legal/terms_conditions': () => <Legal page="terms" />,
  '/app': () => <GoTo to="/" />,
  '/company/new': NewCompanyGate,
  '/pos': PosGate,
  '/pos/shift': PosGate,
  '/pos/display': DisplayGate,
};

const plain = (path: string): string => path.toLowerCase().replace(/\/+$/, '');

/** Fetches the back office, without its pages. */
export const fetchOffice = (): Promise<void> => fetchNow(AdminApp);

/** Whether a path belongs to the back office. */
export const isOfOffice = (path: string): boolean => !Object.hasOwn(pages, plain(path));

/** The page that the address names. */
export function AppRoutes(): ReactNode {
  const { path } = usePlace();
  const Page = pages[plain(path)] ?? Gate;
  return <Page />;
}

/**
 * Outside <Admin>, over the session alone: react-admin's own redirect to a lazily loaded page
 * navigates without end until that page has arrived.
 */
function Gate(): ReactNode {
  const { info, needsSetUp } = useSlice(session);
  const { path, search } = usePlace();
  if (info !== null && info.companies.length === 0) return <NewCompany />;
  if (info !== null) return <AdminApp />;
  if (path === '/')
    return needsSetUp ? <FirstRun /> : <GoTo to="/signin" state={{ from: path + search }} />;
  return <VisitorElsewhere />;
}

function SignInGate(): ReactNode {
  const { info, needsSetUp } = useSlice(session);
  const from = fromOf(usePlace().state);
  if (info !== null) return <GoTo to={from === '/' ? startPages[startPage()].path : from} />;
  return needsSetUp ? <FirstRun /> : <SignIn />;
}

/** The till is a page of its own, without the back office around it. */
function PosGate(): ReactNode {
  const { info } = useSlice(session);
  return info === null || info.companies.length === 0 ? <Gate /> : <PosApp />;
}

/** What the client sees beside the till. */
function DisplayGate(): ReactNode {
  const { info } = useSlice(session);
  return info === null || info.companies.length === 0 ? <Gate /> : <CustomerDisplay />;
}

function NewCompanyGate(): ReactNode {
  const { info } = useSlice(session);
  return info === null ? <Gate /> : <NewCompany />;
}

function SignUpGate(): ReactNode {
  const { info } = useSlice(session);
  return info === null ? <SignUp /> : <GoTo to="/" />;
}

/** Where the visitor wanted to go; only a path of ours. */
function fromOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return '/';
  return typeof state.from === 'string' && /^\/(?!\/)/.test(state.from) ? state.from : '/';
}
