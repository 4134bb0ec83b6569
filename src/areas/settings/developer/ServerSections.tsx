import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FeatureFlag, ServerModule, StoreDetail } from '#generated/admin/admin.schemas.ts';
import { useGetStore } from '#generated/admin/store/store.ts';
import { plainText } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { Section, SectionNote } from '#ui/page/Section.tsx';
import { TextSkeleton } from '#ui/states/Skeletons.tsx';
import { StatusBadge } from '#ui/states/StatusBadge.tsx';
import { SectionQuery } from '#shared/read/SectionQuery.tsx';
import classes from './developer.module.css';

interface ServerListProps<Entry> {
  title: string;
  none: string;
  entriesOf: (store: StoreDetail) => readonly Entry[] | null | undefined;
  renderEntry: (entry: Entry) => { name: string; value: ReactNode };
}

function ServerList<Entry>({
  title,
  none,
  entriesOf,
  renderEntry,
}: ServerListProps<Entry>): ReactNode {
  const store = useGetStore();
  return (
    <Section title={title}>
      <SectionQuery query={store} skeleton={<TextSkeleton lines={5} />}>
        {(data) => {
          const entries = readEach(entriesOf(data.store), renderEntry);
          if (entries.length === 0) return <SectionNote>{none}</SectionNote>;
          return (
            <ul className={classes.entries} aria-label={title}>
              {entries.map(({ name, value }) => (
                <li key={name} className={classes.entry}>
                  <code dir="ltr" className={classes.name} data-no-translate>
                    {plainText(name)}
                  </code>
                  {value}
                </li>
              ))}
            </ul>
          );
        }}
      </SectionQuery>
    </Section>
  );
}

export function FlagsSection(): ReactNode {
  const { t } = useTranslation('developer');
  return (
    <ServerList
      title={t('flags.title')}
      none={t('flags.none')}
      entriesOf={(store) => store.feature_flags}
      renderEntry={({ key, value }: FeatureFlag) => ({
        name: key,
        value: (
          <StatusBadge tone={value ? 'good' : 'neutral'}>
            {t(value ? 'flags.on' : 'flags.off')}
          </StatusBadge>
        ),
      })}
    />
  );
}

export function ModulesSection(): ReactNode {
  const { t } = useTranslation('developer');
  return (
    <ServerList
      title={t('modules.title')}
      none={t('modules.none')}
      entriesOf={(store) => store.modules}
      renderEntry={({ module, resolution }: ServerModule) => ({
        name: module,
        value:
          typeof resolution === 'string' && resolution ? (
            <span dir="ltr" className={classes.from} data-no-translate>
              {resolution}
            </span>
          ) : null,
      })}
    />
  );
}
