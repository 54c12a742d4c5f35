/** Which collection is open; none is the whole library. */
export interface LibraryAddress {
  collection?: string;
}

export const libraryAddress = ({ collection }: Record<string, unknown>): LibraryAddress =>
  collection === undefined || collection === '' ? {} : { collection: String(collection) };
