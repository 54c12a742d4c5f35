/** As many as the service takes; held equal by a test, since the contract itself would bring its validator along. */
export const LINKS_MAX = 5;
export const FILES_MAX = 5;
/** Of one file as it is sent. */
export const FILE_BYTES_MAX = 4 * 1024 * 1024;
export const FILE_ENDINGS = ['pdf', 'doc', 'docx', 'txt', 'jpg', 'jpeg', 'png'] as const;
/** What the file input takes. */
export const ACCEPT = FILE_ENDINGS.map((ending) => `.${ending}`).join(',');
