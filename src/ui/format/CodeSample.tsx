import { Box, Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './CodeSample.module.css';

interface CodeSampleProps {
  label: string;
  code: string;
}

export function CodeSample({ label, code }: CodeSampleProps): ReactNode {
  const { t } = useTranslation('common');
  const { copied, copy } = useClipboard();
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <div className={classes.sample}>
      <div className={classes.head}>
        <span className={classes.label}>{label}</span>
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={copied ? undefined : t('copy.value', { label })}
          leftSection={<Icon size={15} stroke={1.6} aria-hidden />}
          onClick={() => copy(code)}
        >
          {copied ? t('copy.done') : t('copy.copy')}
        </Button>
        <span className="qm-visually-hidden" role="status">
          {copied ? t('copy.done') : null}
        </span>
      </div>
      {/* Focusable for keyboard scrolling. */}
      <Box
        component="pre"
        role="group"
        className={classes.code}
        dir="ltr"
        tabIndex={0}
        aria-label={label}
        data-no-translate
      >
        <code>{code}</code>
      </Box>
    </div>
  );
}
