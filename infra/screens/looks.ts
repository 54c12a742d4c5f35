import type { BrowserContextOptions } from 'playwright-core';

/** One way the product is looked at. */
export interface Look {
  name: string;
  width: number;
  phone: boolean;
  theme: 'light' | 'dark';
  language: 'en' | 'ar';
  context: BrowserContextOptions;
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const THEMES = ['light', 'dark'] as const;
const LANGUAGES = ['en', 'ar'] as const;

/** Both widths, themes and directions of writing, each with each. */
export const LOOKS: readonly Look[] = SIZES.flatMap((viewport) =>
  THEMES.flatMap((theme) =>
    LANGUAGES.map((language): Look => {
      const phone = viewport.width < 768;
      return {
        name: `${viewport.width}-${theme}-${language}`,
        width: viewport.width,
        phone,
        theme,
        language,
        context: {
          viewport,
          colorScheme: theme,
          locale: language === 'ar' ? 'ar' : 'en-GB',
          timezoneId: 'Europe/Paris',
          reducedMotion: 'reduce',
          ...(phone ? { hasTouch: true, isMobile: true } : {}),
        },
      };
    }),
  ),
);
