import type { ArticleRow } from '@balcao/contracts';
import { isSameBarcode, type ScaleBarcodeScheme } from '@balcao/domain';
import { useQuery } from '@tanstack/react-query';
import { useBalcao } from '../admin/hooks.js';
import { codesOf } from '../pos/scan/typed-code.js';

/** The article that a code is of, as the till finds it; undefined while it is looked for. */
export function useArticleOfCode(
  code: string,
  schemes: readonly ScaleBarcodeScheme[],
  isEnabled: boolean,
): ArticleRow | null | undefined {
  const provider = useBalcao();
  const { data } = useQuery({
    queryKey: ['commercial/articles', 'of code', code],
    queryFn: async () => {
      const { codes, onScale = [] } = codesOf(code, schemes);
      const byCode = async (wanted: string): Promise<ArticleRow | undefined> => {
        const { data: rows } = await provider.getList<ArticleRow>('commercial/articles', {
          filter: { q: wanted, isArchived: false },
          sort: { field: 'name', order: 'ASC' },
          pagination: { page: 1, perPage: 25 },
        });
        return rows.find(
          (row) =>
            row.code.toLowerCase() === wanted.toLowerCase() ||
            row.barcodes.some((each) => isSameBarcode(each, wanted)),
        );
      };
      for (const wanted of codes) {
        const found = await byCode(wanted);
        if (found !== undefined) return found;
      }
      for (const wanted of onScale) {
        const found = await byCode(wanted);
        if (found?.isSoldByWeight === true) return found;
      }
      return null;
    },
    enabled: isEnabled,
    staleTime: 0,
  });
  return data;
}
