import { Menu, UnstyledButton } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTag } from '#ui/format/useTag.ts';
import { deleteDatabases } from '../preferences/browser-storage.ts';
import { askDemo } from './ask.ts';
import { DELAYS, FAILURES } from './protocol.ts';
import type { DemoSettings } from './protocol.ts';

interface DemoMenuProps {
  className: string | undefined;
  /** Named in the address. */
  examples: string;
}

export function DemoMenu({ className, examples }: DemoMenuProps): ReactNode {
  const { t } = useTranslation('demo');
  const tag = useTag();
  const [settings, setSettings] = useState<DemoSettings>({ delay: 0, failures: 0 });
  const load = (): void => void askDemo({ kind: 'settings' }).then(setSettings);
  const change = (part: Partial<DemoSettings>): void =>
    void askDemo({ kind: 'change', settings: part }).then(setSettings);
  const reset = async (): Promise<void> => {
    await askDemo({ kind: 'reset' });
    deleteDatabases();
    window.location.assign(import.meta.env.BASE_URL);
  };
  const milliseconds = new Intl.NumberFormat(tag, { style: 'unit', unit: 'millisecond' });
  const percents = new Intl.NumberFormat(tag, { style: 'percent' });
  return (
    <Menu shadow="md" width={260} onOpen={load}>
      <Menu.Target>
        <UnstyledButton className={className}>{t('label')}</UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('text')}</Menu.Label>
        {examples ? <Menu.Label data-no-translate>{examples}</Menu.Label> : null}
        <Choices
          label={t('delay')}
          none={t('none')}
          values={DELAYS}
          value={settings.delay}
          format={(value) => milliseconds.format(value)}
          onChange={(delay) => change({ delay })}
        />
        <Choices
          label={t('failures')}
          none={t('none')}
          values={FAILURES}
          value={settings.failures}
          format={(value) => percents.format(value / 100)}
          onChange={(failures) => change({ failures })}
        />
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconRestore size={16} stroke={1.6} aria-hidden />}
          onClick={() => void reset()}
        >
          {t('reset')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

interface ChoicesProps {
  label: string;
  none: string;
  values: readonly number[];
  value: number;
  format: (value: number) => string;
  onChange: (value: number) => void;
}

function Choices({ label, none, values, value, format, onChange }: ChoicesProps): ReactNode {
  return (
    <>
      <Menu.Label aria-hidden>{label}</Menu.Label>
      <div role="group" aria-label={label}>
        <Menu.RadioGroup value={String(value)} onChange={(chosen) => onChange(Number(chosen))}>
          {values.map((one) => (
            <Menu.RadioItem key={one} value={String(one)} closeMenuOnClick={false}>
              {one === 0 ? none : format(one)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </div>
    </>
  );
}
