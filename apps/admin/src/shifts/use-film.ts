import type { ShiftFilmFrame } from '@balcao/contracts';
import { useQuery } from '@tanstack/react-query';
import { useBalcao } from '../admin/hooks.js';

interface Film {
  readonly frames: readonly ShiftFilmFrame[] | undefined;
  readonly error: Error | null;
}

/** Everything that happened in a shift, in its order. */
export function useFilm(id: string): Film {
  const provider = useBalcao();
  const { data: frames, error } = useQuery({
    queryKey: ['commercial/shifts', 'film', id],
    queryFn: async () => {
      const { body } = await provider.read(`shifts/${encodeURIComponent(id)}/film`);
      return parseFilm(body);
    },
  });
  return { frames, error };
}

function parseFilm(body: unknown): readonly ShiftFilmFrame[] {
  if (!Array.isArray(body)) throw new Error('the film has an unknown shape');
  return body as ShiftFilmFrame[];
}
