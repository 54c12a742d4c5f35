import { Bell, CreditCard, Languages, Newspaper, Shield, SunMoon } from 'lucide-react';
import type { ReactNode } from 'react';
import { DisplaySection } from './display-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { SourcesSection } from './sources-section.tsx';
import { SubscriptionSection } from './subscription-section.tsx';

export type Section = 'sources' | 'notifications' | 'display' | 'language' | 'privacy' | 'subscription';

/** The parts of the settings, in order. */
export const SECTIONS = [
  { name: 'sources', Icon: Newspaper },
  { name: 'notifications', Icon: Bell },
  { name: 'display', Icon: SunMoon },
  { name: 'language', Icon: Languages },
  { name: 'privacy', Icon: Shield },
  { name: 'subscription', Icon: CreditCard },
] as const satisfies readonly { name: Section; Icon: unknown }[];

/** @param leave closes what the section stands in. */
export const SECTION_BODY: Readonly<Record<Section, (leave: () => void) => ReactNode>> = {
  sources: () => <SourcesSection />,
  notifications: () => <NotificationsSection />,
  display: () => <DisplaySection />,
  language: () => <LanguageSection />,
  privacy: (leave) => <PrivacySection onLeave={leave} />,
  subscription: (leave) => <SubscriptionSection onLeave={leave} />,
};
