import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef, type ReactNode } from 'react';

interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'startIcon' | 'disabled'> {
  /** What the button says. */
  readonly children: ReactNode;
  /** Names the chooser itself, which nobody sees. */
  readonly label?: string;
  /** Endings or types that the chooser offers; all without it. */
  readonly accept?: string;
  readonly multiple?: boolean;
  /** Told of what was chosen, never of nothing; the same file may be chosen again. */
  readonly onChoose: (files: readonly [File, ...File[]]) => void;
}

/** A button that lets a person choose a file. */
export function FileButton(props: FileButtonProps): ReactNode {
  const { children, label, accept, multiple = false, onChoose, ...button } = props;
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => chooser.current?.click()}>
        {children}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const [first, ...others] = target.files ?? [];
          // Choosing the same file again is to be told, too.
          target.value = '';
          if (first !== undefined) onChoose([first, ...others]);
        }}
      />
    </>
  );
}
