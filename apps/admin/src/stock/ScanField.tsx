import type { ArticleRow, StockCountEntryRow } from '@balcao/contracts';
import { gs1Separator, gtinSpellings, isSameBarcode, readGs1, readSpellings } from '@balcao/domain';
import QrCode from '@mui/icons-material/QrCodeScannerOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode, type Ref } from 'react';
import { useBalcao, useMay } from '../admin/hooks.js';
import { withoutAffixes } from '../boot/scanner-affixes.js';
import { useMessages } from '../i18n/use-messages.js';
import { scannedEntry } from './count-view.js';

interface ScanFieldProps {
  readonly inputRef: Ref<HTMLInputElement>;
  readonly entries: readonly StockCountEntryRow[];
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onFound: (entry: StockCountEntryRow) => void;
}

/** Words narrow the list; Enter, which scanners send, goes to the thing that has the code. */
export function ScanField(props: ScanFieldProps): ReactNode {
  const { inputRef, entries, text, onText, onFound } = props;
  const t = useMessages();
  const articlesOf = useArticlesByBarcode();
  const [isUnknown, setUnknown] = useState(false);
  const find = async (field: HTMLElement): Promise<void> => {
    const code = withoutAffixes(text.trim());
    if (code === '') return;
    const goods = readGs1(code, new Date().getFullYear());
    const codes = goods === undefined ? readSpellings(code) : gtinSpellings(goods.gtin);
    const found =
      scannedEntry(entries, code) ??
      scannedEntry(entries, code, await articlesOf(codes), goods?.batch);
    // Somebody who has gone on meanwhile is left where they are.
    if (!field.contains(document.activeElement)) return;
    setUnknown(found === undefined);
    if (found === undefined) return;
    onText(found.articleCode ?? '');
    // The row is drawn first.
    requestAnimationFrame(() => {
      onFound(found);
    });
  };
  return (
    <TextField
      className="count__scan"
      type="search"
      label={t('stock.count.scan')}
      value={text}
      autoFocus
      error={isUnknown}
      helperText={isUnknown ? t('stock.count.notListed') : undefined}
      onChange={({ target }) => {
        setUnknown(false);
        onText(target.value);
      }}
      onKeyDown={(event) => {
        // Scanners type the separator of GS1 as control and the bracket.
        if (event.ctrlKey && event.key === ']') onText(text + gs1Separator);
        if (event.key !== 'Enter') return;
        event.preventDefault();
        void find(event.currentTarget);
      }}
      slotProps={{
        htmlInput: { ref: inputRef, autoComplete: 'off' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <QrCode fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

/** The articles that have one of the barcodes, for who may see articles. */
function useArticlesByBarcode(): (codes: readonly string[]) => Promise<readonly string[]> {
  const provider = useBalcao();
  const mayView = useMay('catalog.view');
  const byCode = async (code: string): Promise<readonly string[]> => {
    const { data } = await provider.getList<ArticleRow>('commercial/articles', {
      filter: { q: code },
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage: 10 },
    });
    return data
      .filter(({ barcodes }) =>
        barcodes.some((each) => isSameBarcode(each.toUpperCase(), code.toUpperCase())),
      )
      .map(({ id }) => id);
  };
  return async (codes) => {
    if (!mayView) return [];
    const found = await Promise.all(codes.map(byCode));
    return found.flat();
  };
}
