import { IconKey, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { DateText } from '#ui/format/DateText.tsx';
import { masked } from '#ui/format/masked.ts';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { FormDrawer } from '#shared/form/FormDrawer.tsx';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import { WholeListPage } from '../whole-list/WholeListPage.tsx';
import { CopyItem } from '../CopyItem.tsx';
import { WithFeature } from '../WithFeature.tsx';
import { KeyStatus } from './KeyStatus.tsx';
import { isLive, keysOptions } from './query.ts';

const CreateKey = lazyNamed(() => import('./CreateKey.tsx'), 'CreateKey');

const FORMS = ['new'] as const;

export function KeysPage(): ReactNode {
  const { t } = useTranslation('keys');
  return (
    <WithFeature feature="publishable_api_keys" title={t('list.title')} missing={t('missing')}>
      <Keys />
    </WithFeature>
  );
}

function Keys(): ReactNode {
  const { t } = useTranslation('keys');
  const { t: common } = useTranslation('common');
  const query = useQuery(keysOptions);
  const form = useOpenForm(FORMS);
  return (
    <WholeListPage
      query={query}
      rows={query.data}
      icon={IconKey}
      filter={{
        label: common('fields.status'),
        all: t('filter.all'),
        options: [
          { id: 'live', label: t('live'), has: isLive },
          { id: 'revoked', label: t('revoked'), has: (key) => !isLive(key) },
        ],
      }}
      namespace="keys"
      create={{ label: t('create.new'), open: () => form.open('new') }}
      renderRow={(key) => ({
        id: key.id,
        title: key.title,
        to: paths.apiKey(key.id),
        status: <KeyStatus isRevoked={!isLive(key)} />,
        text: (
          <code dir="ltr" data-no-translate>
            {masked(key.id)}
          </code>
        ),
        // Finds a key that was seen in a storefront's code.
        words: key.id,
        end: <DateText instant={key.created_at} />,
        menu: (
          <MoreMenu label={t('actionsOf', { key: key.title })} place="row">
            <CopyItem value={key.id} done={t('copied')}>
              {t('copy')}
            </CopyItem>
            <MoreItem icon={IconPencil} to={paths.apiKey(key.id, { edit: 'general' })}>
              {t('edit.title')}
            </MoreItem>
          </MoreMenu>
        ),
      })}
    >
      <FormDrawer
        form={form}
        forms={{
          new: {
            title: t('create.new'),
            size: 'dialog',
            content: <CreateKey onClose={form.close} />,
          },
        }}
      />
    </WholeListPage>
  );
}
