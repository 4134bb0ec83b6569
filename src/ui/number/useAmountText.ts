import { useContext, useState } from 'react';
import { KeptTextsContext } from './kept-texts.ts';
import { parseAmount } from './parse.ts';
import type { AmountFormat, AmountProblem } from './parse.ts';
import { isInvalid } from './typed-number.ts';
import type { TypedNumber } from './typed-number.ts';

interface AmountText {
  text: string;
  /** Undefined while typing. */
  problem: AmountProblem | undefined;
  onText: (text: string) => void;
  onBlur: () => void;
  /** Shows the problem on Enter, which submits forms. */
  onKeyDown: (event: { key: string }) => void;
}

/**
 * State of a number field: raw text while typing, formatted otherwise.
 *
 * @param value whole units; null if empty; NaN or `{ typed }` while invalid (`{ typed }` survives remounts)
 * @param onChange gets whole units, null or NaN, and the text
 *
 * @param keptAs the field's name in `KeptTexts`, from which NaN gets its text after a remount
 */
export function useAmountText(
  value: TypedNumber,
  format: AmountFormat,
  write: (value: number) => string,
  onChange: (value: number | null, text: string) => void,
  keptAs?: string,
): AmountText {
  const kept = useContext(KeptTextsContext);
  const [keptText] = useState(() => (keptAs === undefined ? undefined : kept?.textOf(keptAs)));
  const [typed, setTyped] = useState<{ text: string; left: boolean }>();
  const parsed = typed && parseAmount(typed.text, format);
  const meant = parsed && (parsed.problem === undefined ? parsed.minor : Number.NaN);
  // An external value (e.g. a reset) replaces the typed text.
  const isOwn =
    typed !== undefined &&
    (isInvalid(value) ? typed.text === value.typed : Object.is(meant, value));
  const outside = isInvalid(value)
    ? value.typed
    : value === null
      ? ''
      : Number.isNaN(value)
        ? (keptText ?? '')
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
      if (keptAs !== undefined) kept?.keep(keptAs, next.problem === undefined ? undefined : text);
      onChange(next.problem === undefined ? next.minor : Number.NaN, text);
    },
    onBlur,
    onKeyDown: ({ key }) => {
      if (key === 'Enter') onBlur();
    },
  };
}
