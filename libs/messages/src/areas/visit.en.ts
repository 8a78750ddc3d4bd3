import { accounts } from '../screens/en/accounts.js';
import { companies } from '../screens/en/companies.js';
import { site } from '../screens/en/site.js';
import { users } from '../screens/en/users.js';

/** What is said to visitors, signing in and up or reading about the product, in English. */
export const sentences = { accounts, companies, site, users };
