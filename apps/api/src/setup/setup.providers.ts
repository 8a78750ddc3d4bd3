import { DemoCompany } from '../demo/demo-company.js';
import { OwnCredentials } from '../demo/own-credentials.js';
import { Installation } from './installation.js';
import { SetUpCode } from './set-up-code.js';
import { SignUp } from '../identity/sign-up.js';

export const setUpProviders = [Installation, SetUpCode, SignUp, DemoCompany, OwnCredentials];
