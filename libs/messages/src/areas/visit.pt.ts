import { accounts } from '../screens/pt/accounts.js';
import { companies } from '../screens/pt/companies.js';
import { site } from '../screens/pt/site.js';
import { users } from '../screens/pt/users.js';

/** What is said to visitors, signing in and up or reading about the product, in Portuguese. */
export const sentences = { accounts, companies, site, users };
