import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/states/Banner.tsx';
import { useActionWords } from '../actions/useActionWords.ts';
import type { Reason } from '../facts/action-texts.ts';

/** Shown after old links */
export function NotPossible({ reason }: { reason: Reason }): ReactNode {
  const { t } = useTranslation('order-actions');
  const { why } = useActionWords();
  return (
    <Banner tone="info" title={t('impossible')}>
      {why(reason)}
    </Banner>
  );
}
