import { access } from 'node:fs/promises';
import { GenericContainer, getContainerRuntimeClient, type StartedTestContainer, Wait } from 'testcontainers';
import type { Stores } from './running-stores.ts';

const SOCKETS = ['/var/run/docker.sock', '/run/podman/podman.sock'];

/** Whether a container engine is set up on this machine and answers. */
export const containersAnswer = async (): Promise<boolean> => {
  const found = process.env.DOCKER_HOST
    ? true
    : (await Promise.allSettled(SOCKETS.map((socket) => access(socket)))).some(({ status }) => status === 'fulfilled');
  if (!found) return false;
  try {
    await getContainerRuntimeClient();
    return true;
  } catch {
    return false;
  }
};

const address = (container: StartedTestContainer, port: number) =>
  `${container.getHost()}:${container.getMappedPort(port)}`;

/** MongoDB and Redis from their official images. */
export const startContainerStores = async (): Promise<Stores> => {
  const [mongo, redis] = await Promise.all([
    new GenericContainer('mongo:8').withExposedPorts(27_017).withWaitStrategy(Wait.forListeningPorts()).start(),
    new GenericContainer('redis:8-alpine').withExposedPorts(6_379).withWaitStrategy(Wait.forListeningPorts()).start(),
  ]);
  return {
    kind: 'containers',
    mongoUrl: `mongodb://${address(mongo, 27_017)}/?directConnection=true&retryWrites=false&journal=true`,
    redisUrl: `redis://${address(redis, 6_379)}`,
    stop: async () => {
      await Promise.all([mongo.stop(), redis.stop()]);
    },
  };
};
