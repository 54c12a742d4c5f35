import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The figures every process keeps, in Prometheus' text format at `GET /metrics`. Durations are in seconds. */
export const createMetrics = (service: string) => {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the request to the end of the answer',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [registry],
    }),
    jobs: new Histogram({
      name: 'job_duration_seconds',
      help: 'Time one job took',
      labelNames: ['queue', 'outcome'],
      buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60],
      registers: [registry],
    }),
    count: (name: string, help: string) => new Counter({ name, help, registers: [registry] }),
    gauge: (name: string, help: string) => new Gauge({ name, help, registers: [registry] }),
  };
};
export type Metrics = ReturnType<typeof createMetrics>;
