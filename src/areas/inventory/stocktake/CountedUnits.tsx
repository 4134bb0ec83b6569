import { useState } from 'react';
import type { ReactNode } from 'react';
import { QuantityInput } from '#ui/number/QuantityInput.tsx';

interface CountedUnitsProps {
  label: string;
  units: number;
  onCount: (units: number) => void;
  onDone: () => void;
  /** Called on Enter with text that isn't a number; returns true if it was a code, which then counts. */
  onText: (text: string) => boolean;
}

export function CountedUnits(props: CountedUnitsProps): ReactNode {
  const { label, units, onCount, onDone, onText } = props;
  /** Invalid input; null if empty, undefined if valid. */
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
