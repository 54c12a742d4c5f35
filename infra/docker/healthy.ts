/** Ends with 0 when the address answers with success, for the health check of a container. */
const [address] = process.argv.slice(2);
if (!address) throw new Error('Say which address to ask.');
const answered = await fetch(address, { signal: AbortSignal.timeout(4_000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = answered ? 0 : 1;
