import { paths } from '#app/paths.ts';
import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SlowSave } from '#ui/form/SlowSave.tsx';
import { SAVE_BUTTON } from '#ui/keyboard/save-keys.ts';
import { Page } from '#ui/page/Page.tsx';
import { Section } from '#ui/page/Section.tsx';
import { StepsReport } from '#shared/StepsReport.tsx';
import type { StepState } from '#shared/steps.ts';
import classes from './create.module.css';
import type { Draft } from './draft.ts';

interface SaveReportProps {
  /** Of the product. */
  title: string;
  /** Empty when an earlier visit left the work half done. */
  states: readonly StepState[];
  isRunning: boolean;
  /** The product, once it is on the server. */
  created: Draft['created'];
  onRetry: () => void;
  /** Ends what is under way. */
  onStop: () => void;
  /** Back to the form: nothing has been made yet. */
  onBack: () => void;
  /** To the product as it is, without what is left. */
  onLeave: (id: string) => void;
}

/** How the creation goes; when something fails, what is made and what is left to do. */
export function SaveReport(props: SaveReportProps): ReactNode {
  const { title, states, isRunning, created, onRetry, onStop, onBack, onLeave } = props;
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  return (
    <Page title={t('create.title')} back={{ to: paths.products(), label: t('product.back') }}>
      <div style={{ maxInlineSize: 720 }}>
        <Section title={isRunning ? t('create.creating', { title }) : t('create.unfinished')}>
          <div className={classes.wide}>
            {isRunning ? null : (
              <Text role="alert">
                {created ? t('create.partly', { title }) : t('create.notMade', { title })}
              </Text>
            )}
            {states.length > 0 ? <StepsReport states={states} /> : null}
            <SlowSave isSaving={isRunning} onStop={onStop} />
            {isRunning ? null : (
              <Group>
                <Button {...SAVE_BUTTON} onClick={onRetry} data-autofocus>
                  {common('actions.retry')}
                </Button>
                {created ? (
                  <Button variant="default" onClick={() => onLeave(created.id)}>
                    {t('create.openProduct')}
                  </Button>
                ) : (
                  <Button variant="default" onClick={onBack}>
                    {t('create.backToForm')}
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
