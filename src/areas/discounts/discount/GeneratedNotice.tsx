import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { Banner } from '#ui/states/Banner.tsx';
import type { Discount } from './query.ts';

/** Says that a code was made from a template, which has its regions and whose rule it shares. */
export function GeneratedNotice({ discount }: { discount: Discount }): ReactNode {
  const { t } = useTranslation('discounts');
  const navigate = useNavigate();
  const parent = discount.parent_discount_id ?? '';
  return (
    <Banner
      tone="info"
      title={`${t('page.generated')} ${discount.parent_discount?.code ?? ''}`.trim()}
      action={{
        label: t('page.openTemplate'),
        onClick: () => void navigate(paths.discount(parent)),
      }}
    >
      {t('page.generatedText')}
    </Banner>
  );
}
