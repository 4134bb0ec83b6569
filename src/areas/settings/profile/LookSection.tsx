import { Button, SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageMenu } from '#app/i18n/LanguageMenu.tsx';
import { languages } from '#app/i18n/language-names.ts';
import { TIME_ZONES, readTimeZone, saveTimeZone } from '#app/preferences/time-zone.ts';
import { Section } from '#ui/page/Section.tsx';
import { SettingRow } from '#ui/page/SettingRow.tsx';
import classes from './profile.module.css';

const SCHEMES = ['light', 'dark', 'auto'] as const;

/** Stored per browser; applies at once, a time zone by loading the page again. */
export function LookSection(): ReactNode {
  const { t, i18n } = useTranslation('profile');
  const { t: app } = useTranslation('app');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const code = i18n.resolvedLanguage ?? '';
  const language = languages.find((one) => one.code === code)?.native ?? code;
  return (
    <Section title={t('sections.look')}>
      <SettingRow title={t('fields.language')} text={t('languageText')}>
        <LanguageMenu
          target={
            <Button
              variant="default"
              className={classes.button ?? ''}
              aria-label={`${t('fields.language')}: ${language}`}
              rightSection={<IconChevronDown size={15} stroke={1.6} aria-hidden />}
            >
              <span data-no-translate>{language}</span>
            </Button>
          }
        />
      </SettingRow>
      <SettingRow title={app('user.appearance')} text={t('appearanceText')}>
        <SegmentedControl
          aria-label={app('user.appearance')}
          value={colorScheme}
          data={SCHEMES.map((value) => ({ value, label: app(`user.scheme.${value}`) }))}
          onChange={(value) => {
            const chosen = SCHEMES.find((scheme) => scheme === value);
            if (chosen) setColorScheme(chosen);
          }}
        />
      </SettingRow>
      <SettingRow title={t('formats.zone')} text={t('zone.text')}>
        <SegmentedControl
          aria-label={t('formats.zone')}
          value={readTimeZone()}
          data={TIME_ZONES.map((value) => ({
            value,
            label: value === 'utc' ? 'UTC' : t('zone.device'),
          }))}
          onChange={(value) => {
            const chosen = TIME_ZONES.find((zone) => zone === value);
            if (!chosen) return;
            saveTimeZone(chosen);
            window.location.reload();
          }}
        />
      </SettingRow>
    </Section>
  );
}
