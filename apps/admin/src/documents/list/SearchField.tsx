import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useShortcut } from '../../shortcuts/shortcuts.js';
import { without } from './tabs.js';
import { useFilter } from './use-filter.js';

/** Pause in typing before the list is searched, in milliseconds. */
const REST_MS = 250;

/** The search of the list. */
export function SearchField({ placeholder }: { readonly placeholder: string }): ReactNode {
  const { filter, setFilter } = useFilter();
  const words = typeof filter['q'] === 'string' ? filter['q'] : '';
  const [text, setText] = useState(words);
  const [known, setKnown] = useState(words);
  if (words !== known) {
    setKnown(words);
    setText(words);
  }
  const input = useRef<HTMLInputElement>(null);
  useShortcut('/', 'lists.keys.search', () => {
    input.current?.focus();
    input.current?.select();
  });
  useEffect(() => {
    if (text === words) return undefined;
    const timer = setTimeout(() => {
      setFilter((set) => (text === '' ? without(set, 'q') : { ...without(set, 'q'), q: text }));
    }, REST_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text, words, setFilter]);
  return (
    <TextField
      className="list__search"
      type="search"
      inputRef={input}
      placeholder={placeholder}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
      }}
      slotProps={{
        htmlInput: { 'aria-label': placeholder },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
