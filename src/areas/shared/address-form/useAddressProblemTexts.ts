import { useTranslation } from 'react-i18next';
import type { AddressProblem, AddressValues } from './address-values.ts';

/** Puts what is wrong with an address into words, by field. Its texts are in `order`. */
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
