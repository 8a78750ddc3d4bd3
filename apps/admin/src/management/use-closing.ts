import { useNavigate } from 'react-router';
import { useArrival } from './arrival.js';

/**
 * Closes a dialog that has an address: returns to the list or record's page that opened it, so that
 * Back does not open it again; to the list if it was opened by its address.
 */
export function useClosing(resource: string): () => void {
  const navigate = useNavigate();
  const { isOpened } = useArrival();
  return () => {
    if (isOpened === true) void navigate(-1);
    else void navigate(`/${resource}`, { replace: true });
  };
}
