import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import type { RegionVerdict } from './overview.ts';

type Answer = Pick<RegionVerdict, 'verdict' | 'state'>;

export function useRegionSentence(): (answer: Answer, region: string) => string {
  const { t } = useTranslation('availability');
  const format = useFormat();
  return ({ verdict: { buyable, total }, state }, region) => {
    if (state === 'none') return t('none', { region });
    if (total === 1) return t('only', { region });
    return t(state, {
      region,
      count: total,
      total: format.number(total),
      number: format.number(buyable),
    });
  };
}
