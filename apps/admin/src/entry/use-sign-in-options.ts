import type { SignInOptions } from '@balcao/contracts';
import { useEffect, useState } from 'react';
import { readSignInOptions } from './account-api.js';

/**
 * Which ways in and to an account there are, asked for once per visit of the page. Without an
 * answer there is the password alone.
 */
export function useSignInOptions(): SignInOptions | undefined {
  const [options, setOptions] = useState<SignInOptions>();
  useEffect(() => {
    readSignInOptions().then(setOptions, () => undefined);
  }, []);
  return options;
}
