import { useRef } from 'react';
import type { MouseEvent } from 'react';
import type { Option } from './source.ts';

interface ShiftRange<Found extends Option> {
  /** For an element around the options. */
  onClickCapture: (event: MouseEvent) => void;
  /** With Shift, all options from the one chosen before. */
  upTo: (value: string) => Found[];
}

export function useShiftRange<Found extends Option>(options: readonly Found[]): ShiftRange<Found> {
  const last = useRef<string>(undefined);
  const isRange = useRef(false);
  return {
    onClickCapture: (event) => {
      isRange.current = event.shiftKey;
    },
    upTo: (value) => {
      const values = options.map((option) => option.value);
      const at = values.indexOf(value);
      const from =
        isRange.current && last.current !== undefined ? values.indexOf(last.current) : at;
      last.current = value;
      isRange.current = false;
      const [start, end] = from < 0 ? [at, at] : [Math.min(from, at), Math.max(from, at)];
      return options.slice(start, end + 1);
    },
  };
}
