import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { QuantityInput } from '#ui/number/QuantityInput.tsx';
import { isQuantity } from '#ui/number/step.ts';
import type { TypedNumber } from '#ui/number/typed-number.ts';
import { useScanned } from '#ui/number/useScanned.ts';

interface CountedUnitsProps {
  label: string;
  units: number;
  onCount: (units: number) => void;
  onDone: () => void;
  /**
   * Called on Enter with the typed text, and what of it was scanned, or an empty text. Returns true if it was a code,
   * which then counts.
   */
  onText: (text: string, scanned: string) => boolean;
}

/** More digits are a code, EAN-8 at least. */
const MOST_UNITS = 9_999_999;
/** A code that reads as a small number. */
const PADDED_CODE = /^0\d{7}/;

const isCount = (value: TypedNumber): value is number =>
  value !== null && isQuantity(value, { min: 0, max: MOST_UNITS });

/** Doesn't count while typed into: a scanner types its code like a number. */
export function CountedUnits(props: CountedUnitsProps): ReactNode {
  const { label, units, onCount, onDone, onText } = props;
  const [typed, setTyped] = useState<{ value: TypedNumber; text: string }>();
  const scanned = useScanned();
  /** Returns false if the text is no count, as an unknown code isn't. */
  const commit = (): boolean => {
    if (!typed) return true;
    const { value, text } = typed;
    if (scanned.within(text) !== '') {
      setTyped({ value: { typed: text }, text });
      return false;
    }
    if (isCount(value)) onCount(value);
    else if (value !== null) return false;
    setTyped(undefined);
    return true;
  };
  const commitOnLeave = useEffectEvent(commit);
  // Neither a reload nor going back blurs.
  useEffect(() => {
    const leave = (): void => void commitOnLeave();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return (
    <form
      {...scanned.listen}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed && onText(typed.text, scanned.within(typed.text))) {
          // Moving the focus would count the text.
          flushSync(() => setTyped(undefined));
        } else if (!commit()) return;
        onDone();
      }}
    >
      <QuantityInput
        isCell
        label={label}
        min={0}
        max={MOST_UNITS}
        value={typed ? typed.value : units}
        onChange={(value, text) =>
          setTyped({ value: PADDED_CODE.test(text) ? { typed: text } : value, text })
        }
        onLeave={() => void commit()}
      />
    </form>
  );
}
