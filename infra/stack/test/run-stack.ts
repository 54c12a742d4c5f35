// Runs a stack of test processes until it is killed: node run-stack.ts <data folder> <port>
import { startStack } from '../stack.ts';
import { testTopology } from './test-topology.ts';

const [dataDir = '', port = ''] = process.argv.slice(2);
const stack = await startStack(
  { dataDir, port: Number(port), sample: true, outer: { logLevel: 'info' } },
  { topology: testTopology({}), frontend: async () => {} },
);
console.log(JSON.stringify(stack.processes));
