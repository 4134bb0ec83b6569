import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SlowSave } from '#ui/form/SlowSave.tsx';
import { SAVE_BUTTON } from '#ui/keyboard/save-keys.ts';
import { Page } from '#ui/page/Page.tsx';
import { Section } from '#ui/page/Section.tsx';
import { StepsReport } from '#shared/save/StepsReport.tsx';
import type { StepState } from '#shared/save/steps.ts';
import classes from './SaveReport.module.css';

interface SaveReportProps {
  title: string;
  back: { to: string; label: string };
  words: { creating: string; notMade: string; partly: string };
  /** Empty after an earlier visit. */
  states: readonly StepState[];
  isRunning: boolean;
  /** Already on the server. */
  created: { id: string } | undefined;
  onRetry: () => void;
  onStop: () => void;
  onBack: () => void;
  leave: { label: string; onLeave: (id: string) => void };
}

export function SaveReport(props: SaveReportProps): ReactNode {
  const { words, states, isRunning, created, onRetry, onStop, onBack, leave } = props;
  const { t } = useTranslation('records');
  const { t: common } = useTranslation('common');
  return (
    <Page title={props.title} back={props.back}>
      <div className={classes.report}>
        <Section title={isRunning ? words.creating : t('flow.unfinished')}>
          <div className={classes.parts}>
            {isRunning ? null : <Text role="alert">{created ? words.partly : words.notMade}</Text>}
            {states.length > 0 ? <StepsReport states={states} /> : null}
            <SlowSave isSaving={isRunning} onStop={onStop} />
            {isRunning ? null : (
              <Group>
                <Button {...SAVE_BUTTON} onClick={onRetry} data-autofocus>
                  {common('actions.retry')}
                </Button>
                {created ? (
                  <Button variant="default" onClick={() => leave.onLeave(created.id)}>
                    {leave.label}
                  </Button>
                ) : (
                  <Button variant="default" onClick={onBack}>
                    {t('flow.backToForm')}
                  </Button>
                )}
              </Group>
            )}
          </div>
        </Section>
      </div>
    </Page>
  );
}
