import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import { type Connection, Schema } from 'mongoose';
import type { Account, Price } from './account.ts';

/** An account as it is kept: written only by who knows its newest version. */
export interface AccountDoc extends Account {
  version: number;
}

const { Mixed } = Schema.Types;
const list = { type: Mixed, required: true };
const accounts = new Schema<AccountDoc>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    created: { type: Number, required: true },
    deleted: { type: Boolean, required: true },
    metadata: { type: Mixed, required: true },
    balance: { type: Number, required: true },
    card: { type: String, default: null },
    sessions: list,
    subscriptions: list,
    invoices: list,
    charges: list,
    outbox: list,
    dueAt: { type: Number, default: null },
  },
  { collection: 'stand_in_accounts', versionKey: false, minimize: false },
);
accounts.plugin(refuseUndefined);
accounts.index({ 'sessions.id': 1 });
accounts.index({ 'sessions.secret': 1 });
accounts.index({ 'subscriptions.id': 1 });
accounts.index({ 'charges.paymentIntent': 1 });
// what time alone changes next
accounts.index({ dueAt: 1 });
// what is to be told
accounts.index({ 'outbox.id': 1 });

/** A price by its id; `lookupKey` is null once another has taken it over. Coupons stand beside prices. */
export interface CatalogueDoc extends Price {
  _id: string;
  lookupKey: string | null;
}
const catalogue = new Schema<CatalogueDoc>(
  {
    _id: { type: String, required: true },
    id: { type: String, required: true },
    product: { type: String, required: true },
    unitAmount: { type: Number, required: true },
    recurring: { type: Boolean, required: true },
    lookupKey: { type: String, default: null },
  },
  { collection: 'stand_in_catalogue', versionKey: false },
);
catalogue.plugin(refuseUndefined);

export const createStandInModels = (connection: Connection) => ({
  accounts: connection.model<AccountDoc>('StandInAccount', accounts),
  catalogue: connection.model<CatalogueDoc>('StandInPrice', catalogue),
});
export type StandInModels = ReturnType<typeof createStandInModels>;
