import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NO_VALUE } from '#ui/format/instant.ts';

interface ActivityFormat {
  percent: (share: number) => string;
  size: (bytes: number) => string;
}

const SIZES = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

export function useActivityFormat(): ActivityFormat {
  const { i18n } = useTranslation();
  const language = i18n.resolvedLanguage;
  return useMemo(() => {
    // Our code `tm` is another language to browsers.
    const tag = document.documentElement.lang || language;
    const percents = new Intl.NumberFormat(tag, { style: 'percent' });
    return {
      percent: (share) => (Number.isFinite(share) ? percents.format(share) : NO_VALUE),
      size: (bytes) => {
        if (!Number.isFinite(bytes)) return NO_VALUE;
        const step = Math.min(
          Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 0),
          SIZES.length - 1,
        );
        return new Intl.NumberFormat(tag, {
          style: 'unit',
          unit: SIZES[step] ?? 'byte',
          unitDisplay: 'short',
          maximumFractionDigits: step === 0 ? 0 : 1,
        }).format(bytes / 1000 ** step);
      },
    };
  }, [language]);
}
