import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from './language-names.ts';
import { languageTag } from './languages.ts';

interface LanguageMenuProps {
  target: ReactElement;
  defaultOpened?: boolean;
}

export function LanguageMenu({ target, defaultOpened = false }: LanguageMenuProps): ReactNode {
  const { i18n, t } = useTranslation('common');
  return (
    <Menu shadow="md" width={260} defaultOpened={defaultOpened}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown
        mah="min(360px, var(--qm-menu-room))"
        aria-label={t('language.choose')}
        data-no-translate
      >
        {languages.map(({ code, native, english }) => (
          <Menu.Item
            key={code}
            lang={languageTag(code)}
            aria-current={code === i18n.resolvedLanguage || undefined}
            rightSection={
              code === i18n.resolvedLanguage ? <IconCheck size={16} aria-hidden /> : undefined
            }
            onClick={() => void i18n.changeLanguage(code)}
          >
            <span>{native}</span>{' '}
            {native === english ? null : (
              <span lang="en" style={{ color: 'var(--mantine-color-dimmed)' }}>
                {english}
              </span>
            )}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
