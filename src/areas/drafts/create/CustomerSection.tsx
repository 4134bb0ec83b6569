import { Select } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegionDetail } from '#generated/admin/admin.schemas.ts';
import { useGetCustomer } from '#generated/admin/customers/customers.ts';
import { EmailInput } from '#ui/form/ContactInputs.tsx';
import { listOf } from '#ui/format/instant.ts';
import { Section } from '#ui/page/Section.tsx';
import { EntitySelect } from '#ui/picker/EntitySelect.tsx';
import { SectionQuery } from '#shared/read/SectionQuery.tsx';
import { lastRegion, usualRegion } from '#shared/domain/usual-region.ts';
import { customerSource } from '#shared/sources/sales-sources.ts';
import type { DraftPart } from './part.ts';
import { inRegion } from './values.ts';
import classes from './create.module.css';

interface CustomerSectionProps extends DraftPart {
  regions: UseQueryResult<RegionDetail[]>;
}

/** Customer and region determine the prices. */
export function CustomerSection(props: CustomerSectionProps): ReactNode {
  const { values, change, problems, regions } = props;
  const { t } = useTranslation('drafts');
  const { t: common } = useTranslation('common');
  const { customerId } = values;
  const customer = useGetCustomer(customerId, undefined, { query: { enabled: customerId !== '' } });
  const email = customerId ? customer.data?.customer.email : undefined;
  // The server always uses the customer's own email.
  useEffect(() => {
    if (typeof email === 'string') {
      change((before) => (before.email === email ? before : { ...before, email }));
    }
  }, [email, change]);
  const [isRegionChosen, setRegionChosen] = useState(values.regionId !== '');
  const [last] = useState(() => lastRegion.read());
  const addresses = listOf(customer.data?.customer.shipping_addresses);
  const country = addresses[0]?.country_code?.toLowerCase();
  // Not once items have their prices.
  const usual =
    isRegionChosen || values.items.length > 0 || !regions.data
      ? undefined
      : usualRegion(regions.data, last, country);
  useEffect(() => {
    if (usual)
      change((before) => (before.regionId === usual.id ? before : inRegion(before, usual)));
  }, [usual, change]);
  const regionField = {
    label: common('fields.region'),
    description: t('new.regionHint'),
    required: true,
  };
  return (
    <Section title={common('fields.customer')}>
      <div className={classes.stack}>
        <div className={classes.pair}>
          <EntitySelect
            label={common('fields.customer')}
            description={t('new.customerHint')}
            source={customerSource}
            value={customerId || null}
            onChange={(id) =>
              change((before) => ({
                ...before,
                customerId: id ?? '',
                email: id === null ? '' : before.email,
              }))
            }
          />
          <EmailInput
            label={common('fields.email')}
            description={customerId ? t('new.emailOfCustomer') : t('new.emailHint')}
            required
            readOnly={customerId !== ''}
            value={values.email}
            onChange={({ currentTarget: { value } }) =>
              change((before) => ({ ...before, email: value }))
            }
            error={problems?.email ? t('problems.email') : undefined}
          />
        </div>
        <SectionQuery query={regions} skeleton={<Select {...regionField} disabled />}>
          {(all) => (
            <Select
              {...regionField}
              searchable
              allowDeselect={false}
              data={all.map(({ id, name, currency_code: code }) => ({
                value: id,
                label: `${name} (${code.toUpperCase()})`,
              }))}
              value={values.regionId || null}
              onChange={(id) => {
                const region = all.find((one) => one.id === id);
                if (!region) return;
                setRegionChosen(true);
                lastRegion.write(region.id);
                change((before) => inRegion(before, region));
              }}
              error={problems?.region ? t('problems.region') : undefined}
            />
          )}
        </SectionQuery>
      </div>
    </Section>
  );
}
