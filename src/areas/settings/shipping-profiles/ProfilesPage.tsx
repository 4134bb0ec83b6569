import { IconPackage, IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useListShippingProfiles } from '#generated/admin/shipping-profiles/shipping-profiles.ts';
import { paths } from '#app/paths.ts';
import { plainText } from '#ui/format/instant.ts';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { FormDrawer } from '#shared/form/FormDrawer.tsx';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import { WholeListPage } from '../whole-list/WholeListPage.tsx';

const CreateProfile = lazyNamed(() => import('./CreateProfile.tsx'), 'CreateProfile');

const FORMS = ['new'] as const;

/** In display order. */
const TYPES = ['default', 'gift_card', 'custom'];

export function ProfilesPage(): ReactNode {
  const { t } = useTranslation('shipping-profiles');
  const query = useListShippingProfiles();
  const form = useOpenForm(FORMS);
  const rows = query.data?.shipping_profiles.toSorted(
    (a, b) =>
      TYPES.indexOf(a?.type) - TYPES.indexOf(b?.type) ||
      plainText(a?.name).localeCompare(plainText(b?.name)),
  );
  return (
    <WholeListPage
      query={query}
      rows={rows}
      icon={IconPackage}
      namespace="shipping-profiles"
      create={{ label: t('create.new'), open: () => form.open('new') }}
      renderRow={(profile) => ({
        id: profile.id,
        title: profile.name,
        to: paths.shippingProfile(profile.id),
        text: t(`types.${profile.type}Text`),
        end: profile.type === 'custom' ? undefined : t(`types.${profile.type}`),
        menu: (
          <MoreMenu label={t('actionsOf', { profile: profile.name })} place="row">
            <MoreItem icon={IconPencil} to={paths.shippingProfile(profile.id, { edit: 'general' })}>
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
            content: <CreateProfile onClose={form.close} />,
          },
        }}
      />
    </WholeListPage>
  );
}
