import { useTranslation } from 'react-i18next';
import { labelOf } from '#app/extensions/texts.ts';
import { formatDay } from '#ui/date/parse-day.ts';
import { dayInWords } from '#ui/date/words.ts';
import { readersZone, today } from '#ui/date/zone.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { useTag } from '#ui/format/useTag.ts';
import { isQuantity } from '#ui/number/step.ts';
import { isInvalid } from '#ui/number/typed-number.ts';
import type { FieldValue, PlacedField } from './field-values.ts';

export interface FieldTexts {
  /** '' if empty. */
  shown: (placed: PlacedField, value: FieldValue) => string;
  error: (placed: PlacedField, value: FieldValue) => string | undefined;
  text: (placed: PlacedField, key: string) => string;
}

export function useFieldTexts(): FieldTexts {
  const { t } = useTranslation('app');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const tag = useTag();
  const text: FieldTexts['text'] = ({ extension }, key) => t(labelOf(extension, key));
  return {
    text,
    shown: (placed, value) => {
      const { kind, options = [] } = placed.field;
      if (isInvalid(value)) return value.typed;
      if (kind === 'switch') return common(value === true ? 'metadata.true' : 'metadata.false');
      if (typeof value === 'number') return format.number(value);
      if (typeof value !== 'string') return '';
      const option = options.find((one) => one.value === value);
      if (option) return text(placed, option.label);
      return kind === 'date' ? dayInWords(value, tag) : value;
    },
    error: ({ field }, value) => {
      if (field.kind === 'number') {
        const isWhole = typeof value === 'number' ? isQuantity(value) : !isInvalid(value);
        return isWhole ? undefined : common('number.whole');
      }
      if (!isInvalid(value)) return undefined;
      return common('date.notADay', { example: formatDay(today(readersZone()), tag) });
    },
  };
}
