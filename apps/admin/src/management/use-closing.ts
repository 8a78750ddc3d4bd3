import { useNavigate } from 'react-router';
import { useArrival } from './arrival.js';

/**
 * Closes a dialog that has an address: leads back to where it was opened, be it the list or the
 * record's page, so that the browser's button does not open it again; to the list where it was
 * reached by its address.
 */
export function useClosing(resource: string): () => void {
  const navigate = useNavigate();
  const { isOpened } = useArrival();
  return () => {
    if (isOpened === true) void navigate(-1);
    else void navigate(`/${resource}`, { replace: true });
  };
}
