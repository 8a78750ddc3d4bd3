import { Accounts } from './accounts.js';
import { Memberships } from './memberships.js';
import { SessionAnswers } from './session-answers.js';
import { SessionController } from './session.controller.js';
import { Sessions } from './sessions.js';
import { SignIn } from './sign-in.js';

export const identityControllers = [SessionController];
export const identityProviders = [Accounts, Memberships, SessionAnswers, Sessions, SignIn];
