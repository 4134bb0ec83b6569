import { useTranslation } from 'react-i18next';
import { mistakesIn } from './values.ts';
import type { PriceListValues } from './values.ts';

export function useMistakes(
  zone: string,
): (values: PriceListValues) => Partial<Record<keyof PriceListValues, string>> {
  const { t } = useTranslation('price-lists');
  const { t: common } = useTranslation('common');
  return (values) =>
    Object.fromEntries(
      Object.entries(mistakesIn(values, zone)).map(([field, mistake]) => [
        field,
        mistake === 'nameMissing' ? common('form.nameMissing') : t(`form.${mistake}`),
      ]),
    );
}
