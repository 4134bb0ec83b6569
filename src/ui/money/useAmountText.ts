import { useState } from 'react';
import { isInvalid } from '../grid/cells.ts';
import type { TypedNumber } from '../number/typed-number.ts';
import { parseAmount } from './parse.ts';
import type { AmountFormat, AmountProblem } from './parse.ts';

interface AmountText {
  text: string;
  /** What is wrong with the text; undefined while one may still be typing. */
  problem: AmountProblem | undefined;
  onText: (text: string) => void;
  onBlur: () => void;
  /** Enter sends a form: what is wrong with the text is said then. */
  onKeyDown: (event: { key: string }) => void;
}

/**
 * What stands in a field for a whole number: the text while one types, and the value as the reader writes it
 * otherwise.
 *
 * @param value    whole units; null for none, while the text is no number NaN, so that no schema takes it for one, or
 *                 the text itself, which a field that is drawn anew shows again
 * @param write    the value as a text
 * @param onChange gets whole units, null or NaN with each key, and the text
 */
export function useAmountText(
  value: TypedNumber,
  format: AmountFormat,
  write: (value: number) => string,
  onChange: (value: number | null, text: string) => void,
): AmountText {
  const [typed, setTyped] = useState<{ text: string; left: boolean }>();
  const parsed = typed && parseAmount(typed.text, format);
  const meant = parsed && (parsed.problem === undefined ? parsed.minor : Number.NaN);
  // A value from outside, from a reset say, replaces what was typed.
  const isOwn =
    typed !== undefined &&
    (isInvalid(value) ? typed.text === value.typed : Object.is(meant, value));
  const outside = isInvalid(value)
    ? value.typed
    : value === null || Number.isNaN(value)
      ? ''
      : write(value);
  const isUnread = isInvalid(value) || Number.isNaN(value);
  const shown = isOwn ? typed : { text: outside, left: true };
  const problem = parseAmount(shown.text, format).problem ?? (isUnread ? 'notANumber' : undefined);
  const onBlur = (): void =>
    setTyped(parsed?.problem === undefined ? undefined : { text: typed?.text ?? '', left: true });
  return {
    text: shown.text,
    problem: isUnread && shown.left ? problem : undefined,
    onText: (text) => {
      setTyped({ text, left: false });
      const next = parseAmount(text, format);
      onChange(next.problem === undefined ? next.minor : Number.NaN, text);
    },
    onBlur,
    onKeyDown: ({ key }) => {
      if (key === 'Enter') onBlur();
    },
  };
}
