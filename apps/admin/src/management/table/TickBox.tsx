import { useEffect, useRef, type ReactNode } from 'react';

interface TickBoxProps {
  readonly label: string;
  readonly isTicked: boolean;
  /** Some of what it stands for is ticked, not all. */
  readonly isPartly?: boolean;
  readonly className?: string;
  readonly onTick: (isTicked: boolean, isShiftHeld: boolean) => void;
}

/** A box to be ticked; the browser's own, since a list shows one in each of its rows. */
export function TickBox(props: TickBoxProps): ReactNode {
  const { label, isTicked, isPartly = false, className, onTick } = props;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <label className="tick">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isTicked}
        {...(className !== undefined && { className })}
        // The browser ticks by a click, which alone tells whether Shift is held.
        onChange={({ target, nativeEvent }) => {
          onTick(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
        }}
      />
    </label>
  );
}
