import type { Logger } from '@360/chassis/logger';
import type { GatewayConfig } from './config.ts';
import { createProxy, type PassOn } from './proxy.ts';
import { UPSTREAM_NAMES, type UpstreamName } from './upstreams.ts';

/** What some services may take longer or larger than the others. */
const limitsOf = (config: GatewayConfig, name: UpstreamName): { timeoutMs: number; bodyLimitBytes: number } => {
  const { upstreamTimeoutMs: timeoutMs, bodyLimitBytes } = config;
  if (name === 'search') return { timeoutMs: config.searchTimeoutMs, bodyLimitBytes };
  if (name === 'analysis')
    return { timeoutMs: config.analysisTimeoutMs, bodyLimitBytes: config.analysisBodyLimitBytes };
  return { timeoutMs, bodyLimitBytes };
};

/** A proxy to each service. */
export const openUpstreams = (config: GatewayConfig, logger: Logger) => {
  const opened = UPSTREAM_NAMES.map((name) => ({
    name,
    ...createProxy({ name, url: config.upstreams[name], ...limitsOf(config, name) }, logger),
  }));
  return {
    proxies: Object.fromEntries(opened.map(({ name, proxy }) => [name, proxy])) as Record<UpstreamName, PassOn>,
    close: async (): Promise<void> => {
      await Promise.all(opened.map(({ close }) => close()));
    },
  };
};
