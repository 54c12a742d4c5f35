/** The report was cancelled, deleted or withdrawn while it was made. */
export class Ended extends Error {
  override name = 'Ended';
}

/** It cannot be made from what there is; the message is for the reader. */
export class CannotBeMade extends Error {
  override name = 'CannotBeMade';
}

/** The document, or Ended where a change passed it over. */
export const orEnded = <Doc>(doc: Doc | null): Doc => {
  if (doc === null) throw new Ended('Nobody waits for this report any more.');
  return doc;
};
