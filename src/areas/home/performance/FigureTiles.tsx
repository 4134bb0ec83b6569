import { UnstyledButton, useDirection } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LEADS_TO } from '#ui/keyboard/attributes.ts';
import { Delta } from '#shared/figures/controls/Delta.tsx';
import { TILES, TILE_IDS } from './tiles.ts';
import type { TileId } from './tiles.ts';
import classes from './performance.module.css';

interface FigureTilesProps {
  chosen: TileId;
  onChoose: (id: TileId) => void;
  nowOf: (id: TileId) => number | undefined;
  beforeOf: (id: TileId) => number | undefined;
  format: (id: TileId, value: number | undefined) => string;
  addressOf: (id: TileId) => string;
}

/** Radio buttons for the chart; the number of each is a link beside its button. */
export function FigureTiles(props: FigureTilesProps): ReactNode {
  const { chosen, onChoose, nowOf, beforeOf, format, addressOf } = props;
  const { t } = useTranslation('home');
  const { t: figures } = useTranslation('figures');
  const { dir } = useDirection();
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, id: TileId): void => {
    const step = stepOf(event.key, dir === 'rtl');
    if (step === 0) return;
    event.preventDefault();
    const at = (TILE_IDS.indexOf(id) + step + TILE_IDS.length) % TILE_IDS.length;
    const next = TILE_IDS[at] ?? id;
    onChoose(next);
    const group = event.currentTarget.closest('[role="radiogroup"]');
    const tiles = group?.querySelectorAll<HTMLElement>('[role="radio"]');
    tiles?.[at]?.focus();
  };
  return (
    <div className={classes.tiles} role="radiogroup" aria-label={t('performance.title')}>
      {TILE_IDS.map((id) => {
        const figure = figures(`figures.${id}`);
        const value = format(id, nowOf(id));
        return (
          <div key={id} className={classes.tile} data-chosen={id === chosen || undefined}>
            <UnstyledButton
              role="radio"
              aria-checked={id === chosen}
              tabIndex={id === chosen ? 0 : -1}
              className={classes.choose}
              onClick={() => onChoose(id)}
              onKeyDown={(event) => onKeyDown(event, id)}
            >
              {figure}
            </UnstyledButton>
            <div className={classes.value}>
              <Link
                to={addressOf(id)}
                className={classes.number}
                {...{ [LEADS_TO]: addressOf(id) }}
                aria-label={figures('controls.figureValue', { figure, value })}
              >
                <bdi>{value}</bdi>
              </Link>
              <Delta now={nowOf(id)} before={beforeOf(id)} isGood={TILES[id].isGood} />
            </div>
          </div>
        );
      })}
    </div>
  );
}

function stepOf(key: string, isRtl: boolean): number {
  if (key === 'ArrowDown' || key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return 1;
  return key === 'ArrowUp' || key === (isRtl ? 'ArrowRight' : 'ArrowLeft') ? -1 : 0;
}
