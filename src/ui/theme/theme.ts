import { createTheme, rem } from '@mantine/core';
import type {
  CSSVariablesResolver,
  MantineColorsTuple,
  MantineTheme,
  MenuProps,
} from '@mantine/core';
import { BOX_LINES, dark, gray, harbor, red } from './colors.ts';
import {
  CONTROL_HEIGHTS,
  DIALOG_MARGIN,
  FONT_SIZES,
  MENU_MARGIN,
  POPOVER_ROW,
  ROW_HEIGHTS,
  TOOLTIP_DELAY,
  TOOLTIP_MAX_WIDTH,
  TRANSITION_TIME,
  systemFonts,
} from './values.ts';

export const theme = createTheme({
  primaryColor: 'harbor',
  primaryShade: { light: 7, dark: 6 },
  colors: { harbor, gray, dark, red },
  fontFamily: systemFonts,
  fontFamilyMonospace: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
  // Buttons, labels and segmented controls.
  fontWeights: { medium: '500' },
  fontSizes: {
    xs: rem(FONT_SIZES.xs),
    sm: rem(FONT_SIZES.sm),
    md: rem(FONT_SIZES.md),
    lg: rem(FONT_SIZES.lg),
    xl: rem(FONT_SIZES.xl),
  },
  headings: {
    fontFamily: systemFonts,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: rem(FONT_SIZES.xl), lineHeight: '1.3' },
      h2: { fontSize: rem(FONT_SIZES.md), lineHeight: '1.4' },
      h3: { fontSize: rem(FONT_SIZES.md), lineHeight: '1.4' },
    },
  },
  defaultRadius: 'md',
  radius: { xs: rem(3), sm: rem(5), md: rem(7), lg: rem(10), xl: rem(16) },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'sm' } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    Modal: {
      defaultProps: {
        transitionProps: { duration: TRANSITION_TIME },
        yOffset: DIALOG_MARGIN / 2,
      },
    },
    Drawer: { defaultProps: { transitionProps: { duration: 120 }, position: 'right' } },
    Menu: {
      defaultProps: {
        transitionProps: { duration: 80 },
        position: 'bottom-end',
        // Menus hold only items: focus the first.
        withInitialFocusPlaceholder: false,
        middlewares: {
          flip: { fallbackStrategy: 'bestFit' },
          size: {
            padding: MENU_MARGIN,
            apply: ({ availableHeight, elements }) =>
              elements.floating.style.setProperty('--qm-menu-room', `${availableHeight}px`),
          },
        } satisfies MenuProps['middlewares'],
      },
    },
    // Opening on focus would cover the next field and take the dialog's first Escape.
    Autocomplete: { defaultProps: { openOnFocus: false } },
    Select: { defaultProps: { openOnFocus: false } },
    TagsInput: { defaultProps: { openOnFocus: false } },
    Tooltip: {
      defaultProps: {
        openDelay: TOOLTIP_DELAY,
        maw: TOOLTIP_MAX_WIDTH,
        multiline: true,
        // Also for keyboard and touch.
        events: { hover: true, focus: true, touch: true },
        transitionProps: { duration: 80 },
      },
    },
  },
});

const accentOf = ({ colors, primaryColor }: MantineTheme): MantineColorsTuple =>
  colors[primaryColor] ?? harbor;

export const cssVariables: CSSVariablesResolver = (base) => ({
  variables: {
    '--qm-scrim-stacked': 'rgb(0 0 0 / 0.15)',
    '--qm-control-small': rem(CONTROL_HEIGHTS.small),
    '--qm-control': rem(CONTROL_HEIGHTS.medium),
    '--qm-control-large': rem(CONTROL_HEIGHTS.large),
    '--qm-frame-height': rem(48),
    '--qm-page-header': rem(52),
    '--qm-side-column': rem(340),
    '--qm-row-height': rem(ROW_HEIGHTS.normal),
    '--qm-popover-row': rem(POPOVER_ROW),
  },
  light: {
    '--mantine-color-body': base.white,
    '--mantine-color-dimmed': gray[6],
    '--mantine-color-placeholder': gray[6],
    '--mantine-color-error': red[7],
    '--qm-canvas': gray[0],
    '--qm-surface': base.white,
    '--qm-raised': base.white,
    '--qm-line': gray[2],
    '--qm-line-strong': gray[4],
    '--qm-box-line': BOX_LINES.light,
    '--qm-json-text': '#0b6b3f',
    '--qm-json-number': '#1c5fb0',
    '--qm-json-word': '#8a3ffc',
    '--qm-hover': gray[0],
    '--mantine-color-gray-light-hover': gray[1],
    '--qm-soft': gray[1],
    '--qm-selected': accentOf(base)[0],
    '--qm-changed': '#fff6d6',
    '--qm-accent-text': accentOf(base)[7],
    '--qm-good': '#1f9d61',
    '--qm-warning': '#d98a00',
    '--qm-bad': red[7],
    '--qm-info': '#3577d4',
    '--qm-scrim': 'rgb(0 0 0 / 0.3)',
  },
  dark: {
    '--mantine-color-body': dark[7],
    '--mantine-color-dimmed': dark[2],
    '--mantine-color-placeholder': dark[2],
    '--mantine-color-error': red[4],
    '--qm-canvas': dark[8],
    '--qm-surface': dark[7],
    '--qm-raised': dark[6],
    '--qm-line': dark[5],
    '--qm-line-strong': dark[4],
    '--qm-box-line': BOX_LINES.dark,
    '--qm-json-text': '#7fd3a4',
    '--qm-json-number': '#8fc0ff',
    '--qm-json-word': '#c9a6ff',
    '--qm-hover': dark[6],
    '--mantine-color-gray-light-hover': dark[6],
    '--qm-soft': dark[5],
    '--qm-selected': (base.other['darkSelected'] as string | undefined) ?? '#12302f',
    '--qm-changed': '#3a3214',
    '--qm-accent-text': accentOf(base)[3],
    '--qm-good': '#1f9d61',
    '--qm-warning': '#d98a00',
    '--qm-bad': red[4],
    '--qm-info': '#5b96e6',
    '--qm-scrim': 'rgb(0 0 0 / 0.5)',
  },
});
