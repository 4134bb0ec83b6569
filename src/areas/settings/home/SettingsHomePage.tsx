import { useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Page } from '#ui/page/Page.tsx';
import { SearchInput } from '#ui/search/SearchInput.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';

import { searchSettings } from '../search.ts';
import { useSettingsGroups } from '../useSettingsGroups.ts';
import classes from './home.module.css';

export function SettingsHomePage(): ReactNode {
  const { t } = useTranslation('settings');
  const { t: common } = useTranslation('common');
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const groups = searchSettings(useSettingsGroups(), wanted, t);
  return (
    <Page title={t('title')} narrow>
      <div className={classes.home}>
        <SearchInput
          className={classes.search}
          size="form"
          label={t('home.search')}
          value={search}
          onChange={setSearch}
          onClear={() => setSearch('')}
        />
        {groups.length === 0 ? (
          <EmptyState title={t('home.noMatch')} text={common('list.noMatchSearchText')} />
        ) : (
          groups.map((group) => (
            <section key={group.id} className={classes.group} aria-label={t(group.label)}>
              <h2 className={classes.title}>{t(group.label)}</h2>
              <ul className={classes.pages}>
                {group.pages.map(({ id, to, label, text, icon: Icon, found }) => (
                  <li key={id} className={classes.page}>
                    <Icon size={20} stroke={1.6} aria-hidden />
                    <div className={classes.words}>
                      <Link to={to} className={classes.link}>
                        {t(label)}
                      </Link>
                      <p className={classes.text}>
                        {found.length > 0 ? found.map((key) => t(key)).join(' · ') : t(text)}
                      </p>
                    </div>
                  </li>
                ))}
              </ul>
            </section>
          ))
        )}
      </div>
    </Page>
  );
}
