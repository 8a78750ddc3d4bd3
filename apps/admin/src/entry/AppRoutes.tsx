import type { ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { lazyScreen } from '../boot/lazy-screen.js';
import { session } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { isKnownPath } from './known-paths.js';
import { NotFound } from './NotFound.js';

const SignIn = lazyScreen(async () => (await import('./SignIn.js')).SignIn);
const SignUp = lazyScreen(async () => (await import('./SignUp.js')).SignUp);
const ForgotPassword = lazyScreen(async () => (await import('./ForgotPassword.js')).ForgotPassword);
const ResetPassword = lazyScreen(async () => (await import('./ResetPassword.js')).ResetPassword);
const ConfirmEmail = lazyScreen(async () => (await import('./ConfirmEmail.js')).ConfirmEmail);
const NewCompany = lazyScreen(async () => (await import('./NewCompany.js')).NewCompany);
const FirstRun = lazyScreen(async () => (await import('./FirstRun.js')).FirstRun);
const Join = lazyScreen(async () => (await import('../users/Join.js')).Join);
const Contact = lazyScreen(async () => (await import('../pages/Contact.js')).Contact);
const About = lazyScreen(async () => (await import('../pages/About.js')).About);
const Legal = lazyScreen(async () => (await import('../pages/Legal.js')).Legal);
const PosApp = lazyScreen(async () => (await import('../pos/PosApp.js')).PosApp);
const CustomerDisplay = lazyScreen(
  async () => (await import('../pos/display/CustomerDisplay.js')).CustomerDisplay,
);
const AdminApp = lazyScreen(async () => (await import('../admin/AdminApp.js')).AdminApp);

/** What needs no session, and the gate to what does. */
export function AppRoutes(): ReactNode {
  return (
    <Routes>
      <Route path="signin" element={<SignInGate />} />
      <Route path="signup" element={<SignUpGate />} />
      <Route path="forgot_password" element={<ForgotPassword />} />
      <Route path="reset_password" element={<ResetPassword />} />
      <Route path="confirm_email" element={<ConfirmEmail />} />
      <Route path="join" element={<Join />} />
      <Route path="contact" element={<Contact />} />
      <Route path="about" element={<About />} />
      <Route path="legal/privacy_policies" element={<Legal page="privacy" />} />
      <Route path="legal/terms_conditions" element={<Legal page="terms" />} />
      <Route path="app" element={<Navigate to="/" replace />} />
      <Route path="company/new" element={<NewCompanyGate />} />
      <Route path="pos" element={<PosGate />} />
      <Route path="pos/shift" element={<PosGate />} />
      <Route path="pos/display" element={<DisplayGate />} />
      <Route path="*" element={<Gate />} />
    </Routes>
  );
}

/**
 * Outside <Admin>, over the session alone: react-admin's own redirect to a lazily loaded page
 * navigates without end until that page has arrived.
 */
function Gate(): ReactNode {
  const { info, needsSetUp } = useSlice(session);
  const { pathname, search } = useLocation();
  if (info !== null && info.companies.length === 0) return <NewCompany />;
  if (info !== null) return <AdminApp />;
  if (!isKnownPath(pathname)) return <NotFound />;
  if (needsSetUp) return <FirstRun />;
  return <Navigate to="/signin" replace state={{ from: pathname + search }} />;
}

function SignInGate(): ReactNode {
  const { info, needsSetUp } = useSlice(session);
  const from = fromOf(useLocation().state);
  if (info !== null) return <Navigate to={from} replace />;
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
  return info === null ? <SignUp /> : <Navigate to="/" replace />;
}

/** Where the visitor wanted to go; only a path of ours. */
function fromOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return '/';
  return typeof state.from === 'string' && /^\/(?!\/)/.test(state.from) ? state.from : '/';
}
