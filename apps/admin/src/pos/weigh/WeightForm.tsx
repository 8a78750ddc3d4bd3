import { showDecimal } from '@balcao/messages';
import { writeDecimal, parseTypedDecimal } from '../../formats/typed-decimal.js';
import type { Quantity } from '@balcao/pricing';
import { useState, type ReactNode } from 'react';
import { Amount } from '../../fields/Amount.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { FigureInput } from '../keypad/FigureInput.js';
import { NativeDialog } from '../page/NativeDialog.js';
import { Price } from '../page/Price.js';
import { useOneAtATime } from '../page/use-one-at-a-time.js';
import { useStart } from '../till/till-context.js';
import { netWeight } from './net-weight.js';
import { inUnit } from './scale.js';
import { useScale, type ScaleState } from './use-scale.js';

interface WeightFormProps {
  readonly name: string;
  readonly unit: string;
  /** Of one unit, with VAT. */
  readonly price: string;
  /** The value of a quantity, in minor units. */
  readonly worthOf: (amount: Quantity) => number;
  /** Applies the weight; returns the problem, if any. */
  readonly onWeighed: (amount: Quantity) => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** Asks for a weight: typed or from the scale, less the tare. */
export function WeightForm(props: WeightFormProps): ReactNode {
  const { name, unit, price, worthOf, onWeighed, onClose } = props;
  const t = useMessages();
  const { currency } = useStart();
  const once = useOneAtATime();
  const weight = useWeight(unit);
  const [problem, setProblem] = useState<string>();
  const { net } = weight;
  const submit = async (): Promise<void> => {
    if (net === undefined) setProblem(t('tillMore.weigh.invalid'));
    else setProblem(await onWeighed(net));
  };
  return (
    <NativeDialog title={t('tillMore.weigh.title', { name })} onClose={onClose}>
      <form
        className="pay"
        onSubmit={(event) => {
          event.preventDefault();
          void once(submit);
        }}
      >
        <p className="pay__of">
          <Price decimal={price} /> {currency} / {unit}
        </p>
        <Reading state={weight.scale} unit={unit} />
        <div className="pay__pair">
          <label>
            {t('tillMore.weigh.weight', { unit })}
            <FigureInput
              data-first=""
              className="pay__figure"
              value={weight.typed}
              aria-invalid={problem !== undefined}
              aria-describedby="weight-problem"
              onChange={({ target }) => {
                weight.type(target.value);
                setProblem(undefined);
              }}
            />
          </label>
          <label>
            {t('tillMore.weigh.tare', { unit })}
            <FigureInput
              className="pay__figure"
              placeholder="0"
              value={weight.tare}
              onChange={({ target }) => {
                weight.setTare(target.value);
              }}
            />
          </label>
        </div>
        <p id="weight-problem" className="pay__problem" role="alert">
          {problem}
        </p>
        <Worth net={net} unit={unit} minor={net === undefined ? 0 : worthOf(net)} />
        <button type="submit" className="ticket__pay">
          {t('tillMore.weigh.add')} <kbd>Enter</kbd>
        </button>
      </form>
    </NativeDialog>
  );
}

/** The fields: a stable weight of the scale fills the first, until somebody types into it. */
function useWeight(unit: string) {
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [isOwn, setOwn] = useState(false);
  const [tare, setTare] = useState('');
  const scale = useScale(({ kilograms }) => {
    const amount = inUnit(kilograms, unit);
    if (amount !== undefined && !isOwn) setTyped(writeDecimal(amount, language));
  });
  return {
    scale,
    typed,
    tare,
    setTare,
    type: (text: string): void => {
      setTyped(text);
      setOwn(text !== '');
    },
    net: netWeight(
      parseTypedDecimal(typed, language),
      parseTypedDecimal(tare === '' ? '0' : tare, language),
    ),
  };
}

interface ReadingProps {
  readonly state: ScaleState;
  readonly unit: string;
}

/** The scale's reading; absent if weights are typed. */
function Reading({ state, unit }: ReadingProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  if (state.kind === 'none') return null;
  if (state.kind !== 'weighing') {
    return (
      <p className="pay__hint" role="status">
        {t(`tillMore.weigh.${state.kind}`)}
      </p>
    );
  }
  const { kilograms, isStable } = state.weighing;
  const weight = `${showDecimal(inUnit(kilograms, unit) ?? kilograms, language)} ${unit}`;
  return (
    <p className="pay__hint" role="status">
      {t(`tillMore.weigh.${isStable ? 'reading' : 'moving'}`, { weight })}
    </p>
  );
}

interface WorthProps {
  readonly net: Quantity | undefined;
  readonly unit: string;
  readonly minor: number;
}

/** The net weight and its value. */
function Worth({ net, unit, minor }: WorthProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { currency } = useStart();
  return (
    <p className="pay__change" role="status">
      {net === undefined
        ? t('pos.ticket.total')
        : t('tillMore.weigh.net', { net: showDecimal(net, language), unit })}
      <Amount minor={minor} currency={currency} />
    </p>
  );
}
