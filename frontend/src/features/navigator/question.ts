import type { NavigatorRequest } from '@360/contracts/navigator';

/** As many bytes of a picture as the service takes; held equal by a test. */
export const PICTURE_BYTES_MAX = 8 * 1024 * 1024;
/** Reports a briefing draws on at most; held equal by a test. */
export const SOURCES_MAX = 50;
export const TEXT_MAX = 2_000;

export interface Picture {
  name: string;
  dataUrl: string;
}

export interface Question {
  text: string;
  picture: Picture | null;
}

export const isEmpty = ({ text, picture }: Question): boolean => text.trim() === '' && picture === null;

/** A question as it is sent: what begins like an address is one, and a picture goes without the head of its data URL. */
export function requestOf({ text, picture }: Question): NavigatorRequest {
  const words = text.trim();
  const asked = words === '' ? {} : /^https?:\/\//.test(words) ? { url: words } : { text: words };
  const image = picture ? { imageBase64: picture.dataUrl.slice(picture.dataUrl.indexOf(',') + 1) } : {};
  return {
    query: { ...asked, ...image },
    options: { depth: 'comprehensive', includePersonas: true, includeCredibility: true, maxSources: SOURCES_MAX },
  };
}
