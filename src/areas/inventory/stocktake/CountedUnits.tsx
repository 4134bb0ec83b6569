import { useState } from 'react';
import type { ReactNode } from 'react';
import { QuantityInput } from '#ui/number/QuantityInput.tsx';

interface CountedUnitsProps {
  label: string;
  units: number;
  onCount: (units: number) => void;
  /** Enter was pressed. */
  onDone: () => void;
  /** Enter was pressed behind a text that is no number of units; whether it was a code, which is counted then. */
  onText: (text: string) => boolean;
}

/** The counted units of an item, to be corrected; unreadable text stays with its error. */
export function CountedUnits(props: CountedUnitsProps): ReactNode {
  const { label, units, onCount, onDone, onText } = props;
  /** Entered text that is no number of units; null for nothing. */
  const [wrong, setWrong] = useState<number | null>();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const text = event.currentTarget.querySelector('input')?.value ?? '';
        if (wrong !== undefined && !onText(text)) return;
        setWrong(undefined);
        onDone();
      }}
    >
      <QuantityInput
        isCell
        label={label}
        min={0}
        value={wrong === undefined ? units : wrong}
        onChange={(next) => {
          if (next !== null && Number.isInteger(next) && next >= 0) {
            setWrong(undefined);
            onCount(next);
          } else {
            setWrong(next);
          }
        }}
      />
    </form>
  );
}
