import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StepNav } from '#ui/steps/StepNav.tsx';

const STEPS = ['choose', 'check', 'try', 'import'] as const;

/** Read-only: an upload can't be taken back. */
export function ImportSteps({ current }: { current: (typeof STEPS)[number] }): ReactNode {
  const { t } = useTranslation('jobs');
  return (
    <StepNav
      label={t('step.label')}
      steps={STEPS.map((id) => ({ id, label: t(`step.${id}`) }))}
      current={current}
      done={new Set(STEPS.slice(0, STEPS.indexOf(current)))}
    />
  );
}
