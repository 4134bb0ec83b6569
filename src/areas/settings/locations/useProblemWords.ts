import { useTranslation } from 'react-i18next';
import { locationProblems } from './location-values.ts';
import type { LocationValues } from './location-values.ts';

export function useProblemWords(
  hadAddress: boolean,
): (values: LocationValues) => Partial<Record<keyof LocationValues, string>> {
  const { t } = useTranslation('locations');
  const { t: common } = useTranslation('common');
  return (values) =>
    Object.fromEntries(
      Object.entries(locationProblems(values, hadAddress)).map(([field, problem]) => [
        field,
        problem === 'nameMissing' ? common('form.nameMissing') : t(`problems.${problem}`),
      ]),
    );
}
