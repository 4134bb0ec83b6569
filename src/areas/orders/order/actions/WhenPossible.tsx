import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/states/Banner.tsx';
import type { Reason } from '../facts/action-texts.ts';
import { useActionWords } from './useActionWords.ts';

interface WhenPossibleProps {
  /** Asked once, at opening: after success it's never possible again. */
  whyNot: () => Reason | undefined;
  children: ReactNode;
}

/** Says the reason instead of the form, as after an old link. */
export function WhenPossible({ whyNot, children }: WhenPossibleProps): ReactNode {
  const { t } = useTranslation('order-actions');
  const words = useActionWords();
  const [reason] = useState(whyNot);
  if (reason === undefined) return children;
  return (
    <Banner tone="info" title={t('impossible')}>
      {words.why(reason)}
    </Banner>
  );
}
