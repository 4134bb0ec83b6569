import type { ReactNode } from 'react';
import { DayField } from './DayField.tsx';
import type { Day } from './day.ts';
import { readersZone } from './zone.ts';

interface DateInputProps {
  label: string;
  /** A day without a time; an empty text while what is typed is no day. */
  value: Day | null;
  onChange: (value: Day | null) => void;
  /** Whose today it is; the reader's unless told. */
  zone?: string;
  min?: Day;
  max?: Day;
  description?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

/** A field for a day. */
export function DateInput({ zone = readersZone(), ...props }: DateInputProps): ReactNode {
  return <DayField {...props} zone={zone} />;
}
