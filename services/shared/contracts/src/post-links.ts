/** So many addresses a post may hold, those in its words and those it brings along together. */
export const POST_LINKS_MAX = 10;

/** Where an address begins that a text names, with its scheme or by the name of a web server. */
const ADDRESS = /:\/\/[^\s/]|(?<![\p{L}\p{N}./-])www\.[\p{L}\p{N}]/giu;
const linksIn = (text: string): number => text.match(ADDRESS)?.length ?? 0;

interface Written {
  title: string;
  description: string;
  attachments: readonly { title: string }[];
  searchTags: readonly string[];
  newsKeywords: readonly string[];
}

/** How many addresses a post holds: its attachments, and each one that its texts and tags name. A repeated one counts again. */
export const linksOf = ({ title, description, attachments, searchTags, newsKeywords }: Written): number =>
  [title, description, ...attachments.map((attachment) => attachment.title), ...searchTags, ...newsKeywords].reduce(
    (sum, text) => sum + linksIn(text),
    attachments.length,
  );
