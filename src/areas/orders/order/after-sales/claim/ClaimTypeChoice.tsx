import { Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ClaimOrderType } from '#generated/admin/admin.schemas.ts';
import classes from '../after-sales.module.css';

interface ClaimTypeChoiceProps {
  value: ClaimOrderType;
  onChange: (type: ClaimOrderType) => void;
}

const TYPES = Object.values(ClaimOrderType);

export function ClaimTypeChoice({ value, onChange }: ClaimTypeChoiceProps): ReactNode {
  const { t } = useTranslation('after-sales');
  return (
    <Radio.Group
      label={t('claim.type.label')}
      value={value}
      onChange={(chosen) => {
        const type = TYPES.find((one) => one === chosen);
        if (type !== undefined) onChange(type);
      }}
    >
      <div className={classes.kinds}>
        {TYPES.map((type) => (
          <Radio
            key={type}
            value={type}
            classNames={{ root: classes.kind ?? '' }}
            label={t(`claim.type.${type}.name`)}
            description={t(`claim.type.${type}.hint`)}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
