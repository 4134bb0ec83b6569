import { useTranslation } from 'react-i18next';
import { locationProblems } from './location-values.ts';
import type { LocationValues } from './location-values.ts';

export function useProblemWords(
  hadAddress: boolean,
): (values: LocationValues) => Partial<Record<keyof LocationValues, string>> {
  const { t } = useTranslation('locations');
  return (values) =>
    Object.fromEntries(
      Object.entries(locationProblems(values, hadAddress)).map(([field, problem]) => [
        field,
        t(`problems.${problem}`),
      ]),
    );
}
