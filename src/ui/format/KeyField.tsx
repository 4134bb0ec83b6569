import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './KeyField.module.css';
import { masked } from './masked.ts';

interface KeyFieldProps {
  value: string;
  label: string;
  /** Labels of the reveal button; without them the value is never masked. */
  texts?: { show: string; hide: string };
}

export function KeyField({ value, label, texts }: KeyFieldProps): ReactNode {
  const { t } = useTranslation('common');
  const { copied, copy } = useClipboard();
  const [isShown, setShown] = useState(texts === undefined);
  const Eye = isShown ? IconEyeOff : IconEye;
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <div className={classes.field} role="group" aria-label={label}>
      <bdi dir="ltr" className={classes.value} data-no-translate>
        {isShown ? value : masked(value)}
      </bdi>
      <div className={classes.buttons}>
        {texts ? (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Eye size={15} stroke={1.6} aria-hidden />}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? texts.hide : texts.show}
          </Button>
        ) : null}
        <Button
          size="compact-sm"
          variant="default"
          aria-label={copied ? undefined : t('copy.value', { label })}
          leftSection={<Icon size={15} stroke={1.6} aria-hidden />}
          onClick={() => copy(value)}
        >
          {copied ? t('copy.done') : t('copy.copy')}
        </Button>
        <span className="qm-visually-hidden" role="status">
          {copied ? t('copy.done') : null}
        </span>
      </div>
    </div>
  );
}
