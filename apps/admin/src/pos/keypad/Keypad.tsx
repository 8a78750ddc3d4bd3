import './keypad.css';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { Glyph } from '../page/Glyph.js';

const digits = ['7', '8', '9', '4', '5', '6', '1', '2', '3', '00', '0'] as const;

export interface KeypadProps {
  /** The element that contains its fields. */
  readonly within: RefObject<HTMLElement | null>;
}

/** The keypad for the focused figure field; absent without one. */
export function Keypad({ within }: KeypadProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const field = useFigureField(within);
  useRoomForKeys(field !== undefined);
  if (field?.isConnected !== true) return null;
  const key = (label: string, press: () => void, shown: ReactNode = label): ReactNode => (
    <button key={label} type="button" tabIndex={-1} aria-label={label} onClick={press}>
      {shown}
    </button>
  );
  const sign = language === 'pt' ? ',' : '.';
  const isDecimal = field.dataset['figure'] === 'decimal';
  return (
    <div
      className="keypad"
      role="group"
      aria-label={t('tillMore.keypad.name')}
      // The field keeps the focus, whatever is touched.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
    >
      {digits.map((digit) =>
        key(digit, () => {
          typeInto(field, digit);
        }),
      )}
      <button
        type="button"
        tabIndex={-1}
        disabled={!isDecimal}
        onClick={() => {
          typeInto(field, sign);
        }}
      >
        {sign}
      </button>
      {key(
        t('tillMore.keypad.back'),
        () => {
          takeBackFrom(field);
        },
        <Glyph name="back" />,
      )}
      {key(
        t('tillMore.keypad.clear'),
        () => {
          field.select();
          typeInto(field, '');
        },
        'C',
      )}
      {key(
        t('tillMore.keypad.enter'),
        () => {
          const key = { key: 'Enter', bubbles: true, cancelable: true };
          // A field that does something else with Enter has prevented it.
          const isLeft = field.dispatchEvent(new KeyboardEvent('keydown', key));
          if (isLeft) field.form?.requestSubmit();
        },
        '↵',
      )}
    </div>
  );
}

/** Messages are shown elsewhere than on the keys: see the style sheet. */
function useRoomForKeys(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const { dataset } = document.documentElement;
    dataset['keypad'] = '';
    return () => {
      Reflect.deleteProperty(dataset, 'keypad');
    };
  }, [isShown]);
}

/** The focused figure field within the element. */
function useFigureField(within: RefObject<HTMLElement | null>): HTMLInputElement | undefined {
  const [field, setField] = useState<HTMLInputElement>();
  useEffect(() => {
    const place = within.current;
    const look = (): void => {
      const { activeElement: active } = document;
      // What goes away under a finger moves what the finger is on: a button leaves it where it is.
      if (active?.matches('button, a, [tabindex="-1"]') === true) return;
      const isFigure = active instanceof HTMLInputElement && 'figure' in active.dataset;
      const isOurs = isFigure && active.closest('dialog, main') === place;
      setField(isOurs ? active : undefined);
      if (isOurs) {
        setTimeout(() => {
          active.scrollIntoView({ block: 'center' });
        });
      }
    };
    // Another part of a dialog may take the place of the one that the field was in.
    const leave = (): void => {
      setTimeout(() => {
        setField((known) => (known?.isConnected === true ? known : undefined));
      });
    };
    look();
    place?.addEventListener('focusin', look);
    place?.addEventListener('click', leave);
    return () => {
      place?.removeEventListener('focusin', look);
      place?.removeEventListener('click', leave);
    };
  }, [within]);
  return field;
}

/** Replaces the selection, like a key press. */
function typeInto(field: HTMLInputElement, text: string): void {
  const end = field.value.length;
  field.setRangeText(text, field.selectionStart ?? end, field.selectionEnd ?? end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Deletes the selection, or the previous character. */
function takeBackFrom(field: HTMLInputElement): void {
  const { selectionStart: start, selectionEnd: end } = field;
  if (start !== null && start === end) field.setSelectionRange(Math.max(0, start - 1), end);
  typeInto(field, '');
}
