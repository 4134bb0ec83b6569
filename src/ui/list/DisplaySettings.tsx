import { ActionIcon, Button, NativeSelect, SegmentedControl } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PopoverCheck, PopoverGroup } from '../overlay/PopoverGroup.tsx';
import { moveColumn, shownColumns } from '../table/columns.ts';
import { DENSITIES } from '../table/density.ts';
import type { Density } from '../table/density.ts';
import type { ColumnEntry } from './DisplayMenu.tsx';
import { LIST_LAYOUTS } from './useListPreferences.ts';
import type { ListLayout, ListSettings } from './useListPreferences.ts';
import type { ListState } from './useListState.ts';
import classes from './DisplaySettings.module.css';

interface DisplaySettingsProps {
  columns: readonly ColumnEntry[];
  settings: ListSettings;
  state: ListState;
  hasCards: boolean;
}

export function DisplaySettings(props: DisplaySettingsProps): ReactNode {
  const { columns, settings, state } = props;
  const { t } = useTranslation('common');
  const sortable = columns.filter((column) => column.sortBy !== undefined);
  return (
    <div className={classes.settings}>
      {props.hasCards ? (
        <PopoverGroup label={t('list.layout.label')}>
          <SegmentedControl<ListLayout>
            fullWidth
            size="xs"
            aria-label={t('list.layout.label')}
            data={LIST_LAYOUTS.map((value) => ({ value, label: t(`list.layout.${value}`) }))}
            value={settings.layout}
            onChange={settings.setLayout}
          />
        </PopoverGroup>
      ) : null}
      <PopoverGroup label={t('list.density.label')}>
        <SegmentedControl<Density>
          fullWidth
          size="xs"
          aria-label={t('list.density.label')}
          data={DENSITIES.map((value) => ({ value, label: t(`list.density.${value}`) }))}
          value={settings.density}
          onChange={settings.setDensity}
        />
      </PopoverGroup>
      {sortable.length > 0 ? (
        <NativeSelect
          size="xs"
          label={t('list.sort')}
          value={state.order ?? ''}
          onChange={(event) => state.setOrder(event.currentTarget.value || undefined)}
        >
          <option value="">{t('list.usualOrder')}</option>
          {sortable.flatMap(({ header, sortBy = '' }) => [
            <option key={sortBy} value={sortBy}>
              {t('list.ascending', { column: header })}
            </option>,
            <option key={`-${sortBy}`} value={`-${sortBy}`}>
              {t('list.descending', { column: header })}
            </option>,
          ])}
        </NativeSelect>
      ) : null}
      <ColumnChooser columns={columns} settings={settings} />
    </div>
  );
}

function ColumnChooser({
  columns,
  settings,
}: Pick<DisplaySettingsProps, 'columns' | 'settings'>): ReactNode {
  const { t } = useTranslation('common');
  const [, ...shown] = shownColumns(columns, settings.columns);
  const ids = shown.map(({ id }) => id);
  const [, ...others] = columns;
  const hidden = others.filter(({ id }) => !ids.includes(id));
  return (
    <PopoverGroup
      label={t('list.columns')}
      action={
        settings.columns ? (
          <Button size="compact-xs" variant="subtle" onClick={() => settings.setColumns(undefined)}>
            {t('list.resetColumns')}
          </Button>
        ) : null
      }
    >
      <ul className={classes.columns}>
        {[...shown, ...hidden].map(({ id, header }) => {
          const place = ids.indexOf(id);
          const isShown = place >= 0;
          return (
            <li key={id} className={classes.column}>
              <PopoverCheck
                label={header}
                checked={isShown}
                onChange={() =>
                  settings.setColumns(isShown ? ids.filter((other) => other !== id) : [...ids, id])
                }
              >
                {isShown ? (
                  <>
                    <ActionIcon
                      size={24}
                      data-move
                      disabled={place === 0}
                      aria-label={t('list.moveUp', { column: header })}
                      onClick={() => settings.setColumns(moveColumn(ids, id, -1))}
                    >
                      <IconArrowUp size={14} stroke={1.75} />
                    </ActionIcon>
                    <ActionIcon
                      size={24}
                      data-move
                      disabled={place === ids.length - 1}
                      aria-label={t('list.moveDown', { column: header })}
                      onClick={() => settings.setColumns(moveColumn(ids, id, 1))}
                    >
                      <IconArrowDown size={14} stroke={1.75} />
                    </ActionIcon>
                  </>
                ) : null}
              </PopoverCheck>
            </li>
          );
        })}
      </ul>
    </PopoverGroup>
  );
}
