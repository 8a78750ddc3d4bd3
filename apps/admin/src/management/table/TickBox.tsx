import { useEffect, useRef, type ReactNode } from 'react';

interface TickBoxProps {
  readonly label: string;
  readonly isTicked: boolean;
  /** Some but not all rows are selected. */
  readonly isPartly?: boolean;
  readonly className?: string;
  readonly onTick: (isTicked: boolean, isShiftHeld: boolean) => void;
}

/** A native checkbox, since every row has one. */
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
