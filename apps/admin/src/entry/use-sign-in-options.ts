import type { SignInOptions } from '@balcao/contracts';
import { useEffect, useState } from 'react';
import { readSignInOptions } from './account-api.js';

/**
 * The ways in and to an account, read once per visit of the page. Without an answer there is only
 * the password.
 */
export function useSignInOptions(): SignInOptions | undefined {
  const [options, setOptions] = useState<SignInOptions>();
  useEffect(() => {
    readSignInOptions().then(setOptions, () => undefined);
  }, []);
  return options;
}
