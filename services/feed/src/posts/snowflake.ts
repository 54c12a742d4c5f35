/** Ids of posts on X count milliseconds since this moment in their upper bits, 22 bits below it telling posts apart. */
const X_EPOCH_MS = 1_288_834_974_657;
const LOW_BITS = 22n;

/** When a post with this id was made, in ms since 1970. */
export const timeOfSnowflake = (id: string): number => Number(BigInt(id) >> LOW_BITS) + X_EPOCH_MS;
