/** As much as the service takes; held equal by a test, since the contract itself would bring its validator along. */
export const TITLE_MAX = 200;
export const DESCRIPTION_MAX = 5_000;
export const ATTACHMENTS_MAX = 10;
export const ATTACHMENT_TITLE_MAX = 200;
export const ADDRESS_MAX = 2_000;
export const TAGS_MAX = 20;
export const TAG_MAX = 60;
