import { useSearch } from '@tanstack/react-router';
import { CheckoutPage } from '../features/checkout/checkout-page.tsx';
import { NoPayment } from '../features/checkout/no-payment.tsx';

/** Where a plan or a report is paid for; who comes by the bare address has chosen none. */
export function CheckoutRoute() {
  const { client_secret: clientSecret } = useSearch({ from: '/checkout' });
  return clientSecret ? <CheckoutPage key={clientSecret} clientSecret={clientSecret} /> : <NoPayment />;
}
