type Column = Float64Array | Float32Array | Int32Array | Uint32Array | Uint16Array | Uint8Array;

const FIRST_LENGTH = 1024;

/**
 * The same column with room for a row of that number: half as long again where it is full, so that rows never wait
 * long for their column to move.
 */
export const withRow = <T extends Column>(column: T, row: number): T => {
  if (row < column.length) return column;
  const length = Math.max(FIRST_LENGTH, row + 1, Math.ceil(column.length * 1.5));
  const larger = new (column.constructor as new (length: number) => T)(length);
  larger.set(column);
  return larger;
};
