import { Router } from 'express';
import type { CallParts } from './create-app.ts';
import { idOfCall } from './id-of-call.ts';
import { couponForm, priceForm, pricesQuery, productForm } from './requests.ts';
import { listView, priceView } from './views.ts';

/** What is sold: products, prices, and coupons. */
export const catalogueCalls = ({ catalogue }: Pick<CallParts, 'catalogue'>): Router => {
  const router = Router();

  router.post('/products', (req, res) => {
    const { id, name } = productForm.parse(req.body);
    res.json({ id, name, object: 'product', active: true });
  });
  router.get('/prices', async (req, res) => {
    const { lookup_keys } = pricesQuery.parse(req.query);
    res.json(listView((await catalogue.byLookupKeys(lookup_keys)).map(priceView)));
  });
  router.post('/prices', async (req, res) => {
    const { product, unit_amount, lookup_key, recurring } = priceForm.parse(req.body);
    const id = idOfCall('price', req);
    const price = { id, product, unitAmount: unit_amount, lookupKey: lookup_key, recurring: recurring !== undefined };
    await catalogue.keep({ _id: id, ...price });
    res.json(priceView(price));
  });
  router.post('/coupons', async (req, res) => {
    const { amount_off } = couponForm.parse(req.body);
    const id = idOfCall('coupon', req);
    await catalogue.keep({
      ...{ _id: id, id, product: 'coupon', unitAmount: amount_off, recurring: false, lookupKey: null },
    });
    res.json({ id, object: 'coupon', amount_off });
  });
  return router;
};
