import { isShort } from '../../support/short.ts';

/** How a screen may be looked at. */
export interface Look {
  language: 'en' | 'ar';
  device: 'desktop' | 'phone';
  /** Pixels. */
  size: { width: number; height: number };
  colorScheme: 'light' | 'dark';
}

const DESKTOP = { device: 'desktop', size: { width: 1280, height: 800 } } as const;
const PHONE = { device: 'phone', size: { width: 390, height: 844 } } as const;

/** The looks in a language, which is also a direction of writing. */
export function looksIn(language: Look['language']): Look[] {
  if (isShort) {
    return [
      language === 'en'
        ? { language, ...DESKTOP, colorScheme: 'light' }
        : { language, ...PHONE, colorScheme: 'dark' },
    ];
  }
  return [DESKTOP, PHONE].flatMap((device) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ language, ...device, colorScheme })),
  );
}
