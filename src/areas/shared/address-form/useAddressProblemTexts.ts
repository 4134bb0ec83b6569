import { useTranslation } from 'react-i18next';
import type { AddressProblem, AddressValues } from './address-values.ts';

/** Texts in `order`. */
export function useAddressProblemTexts(): (
  problems: Partial<Record<keyof AddressValues, AddressProblem>>,
) => Partial<Record<keyof AddressValues, string>> {
  const { t } = useTranslation('order');
  return (problems) =>
    Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => [
        field,
        problem === 'outside'
          ? t('address.outside')
          : t(`address.missing.${field as 'first_name'}`),
      ]),
    );
}
