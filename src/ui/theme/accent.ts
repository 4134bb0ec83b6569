import type { MantineColorsTuple, MantineThemeOverride } from '@mantine/core';
import { harbor } from './colors.ts';
import { channelsOf, luminance } from './contrast.ts';
import { theme } from './theme.ts';

/** Lightest fill of buttons in light, and text on its palest shade: 4.5:1 on both. */
const LIGHTEST_FILL = 0.155;
/** Fills in dark: white on them has 4.5:1, and they have 3:1 on cards. */
const DARK_FILL = { darkest: 0.15, lightest: 0.175 };
/** Selected rows in dark. */
const DARK_SELECTED = luminance('#12302f');

interface Tone {
  /** 0–6. */
  hue: number;
  /** 0–1. */
  saturation: number;
}

function toneOf(hex: string): Tone {
  const [red, green, blue] = channelsOf(hex);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const range = most - least;
  if (range === 0) return { hue: 0, saturation: 0 };
  const hue =
    most === red
      ? (green - blue) / range
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return { hue: (hue + 6) % 6, saturation: range / (1 - Math.abs(most + least - 1)) };
}

function hexOf({ hue, saturation }: Tone, lightness: number): string {
  const range = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): string => {
    const place = (offset + hue * 2) % 12;
    const value = lightness - range * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

function toneAt(tone: Tone, wanted: number): string {
  let [low, high] = [0, 1];
  for (let turn = 0; turn < 16; turn += 1) {
    const middle = (low + high) / 2;
    if (luminance(hexOf(tone, middle)) < wanted) low = middle;
    else high = middle;
  }
  return hexOf(tone, low);
}

/**
 * Mantine's shades of a color, as light as the app's own. The color itself is shade 7, unless it is
 * too light for text.
 *
 * @param hex `#rrggbb`
 */
export function accentShades(hex: string): MantineColorsTuple {
  const tone = toneOf(hex);
  const own = luminance(hex);
  const fill = own <= LIGHTEST_FILL ? hex : toneAt(tone, LIGHTEST_FILL);
  const { darkest, lightest } = DARK_FILL;
  const hasDarkFill = own >= darkest && own <= lightest;
  const like = (shade: string): string => toneAt(tone, luminance(shade));
  return [
    like(harbor[0]),
    like(harbor[1]),
    like(harbor[2]),
    like(harbor[3]),
    like(harbor[4]),
    like(harbor[5]),
    hasDarkFill ? hex : toneAt(tone, own < darkest ? darkest : lightest),
    fill,
    toneAt(tone, luminance(fill) * 0.65),
    toneAt(tone, luminance(fill) * 0.4),
  ];
}

/** For selected rows in dark. */
export const darkSelected = (hex: string): string => {
  const { hue, saturation } = toneOf(hex);
  return toneAt({ hue, saturation: saturation * 0.7 }, DARK_SELECTED);
};

/** @param accent `#rrggbb` */
export function accentTheme(accent: string): MantineThemeOverride {
  const shades = accentShades(accent);
  return {
    ...theme,
    primaryColor: 'accent',
    colors: { ...theme.colors, accent: shades },
    other: { darkSelected: darkSelected(shades[7]) },
  };
}
