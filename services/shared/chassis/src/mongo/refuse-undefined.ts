import type { Query, Schema } from 'mongoose';

const FILTERED = /^(find|findOne\w*|updateOne|updateMany|deleteOne|deleteMany|countDocuments)$/;

/** A schema plug-in: a filter with an undefined value throws instead of matching everything or nothing. */
export const refuseUndefined = (schema: Schema): void => {
  schema.pre(FILTERED, function check(this: Query<unknown, unknown>) {
    for (const [key, value] of Object.entries(this.getFilter())) {
      if (value === undefined) throw new Error(`the filter key "${key}" is undefined`);
    }
  });
};
