import { publishEvent } from '@360/chassis/event-channel';
import { stopInOrder } from '@360/chassis/lifecycle';
import type { Logger } from '@360/chassis/logger';
import { createMetrics } from '@360/chassis/metrics';
import { connectMongo, pingMongo } from '@360/chassis/mongo/connect-mongo';
import { openSearchHandOn } from '@360/chassis/queue/search-hand-on';
import { connectRedis } from '@360/chassis/redis/connect-redis';
import type { StreamEvent } from '@360/contracts/events';
import type { Connection } from 'mongoose';
import { openReaderRemovals } from './account/reader-removals.ts';
import { createActivityModel } from './activity/activity.model.ts';
import { createActivityRepo } from './activity/activity.repo.ts';
import { createKeepActivity } from './activity/keep-activity.ts';
import { createAllowanceModel } from './allowances/allowance.model.ts';
import { createAllowanceRepo } from './allowances/allowance.repo.ts';
import { createAuthorNames } from './authors/author-names.ts';
import type { ReaderConfig } from './config.ts';
import { createPostModel } from './content/post.model.ts';
import { createPostRepo } from './content/post.repo.ts';
import { createFollowModel } from './follows/follow.model.ts';
import { createFollowRepo } from './follows/follow.repo.ts';
import { createCollectionModel } from './library/collection.model.ts';
import { createCollectionRepo } from './library/collection.repo.ts';
import { createSavedItemModel } from './library/saved-item.model.ts';
import { createSavedItemRepo } from './library/saved-item.repo.ts';
import { createNewsClient } from './neighbours/news-client.ts';
import { createOwnElsewhere } from './neighbours/own-elsewhere.ts';
import { createNotificationModel } from './notifications/notification.model.ts';
import { createNotificationRepo } from './notifications/notification.repo.ts';
import { createProfileModel } from './profile/profile.model.ts';
import { createProfileRepo } from './profile/profile.repo.ts';
import { createReadingRead } from './profile/reading.read.ts';
import { createStats } from './profile/stats.read.ts';
import { createSavedSearchModel } from './saved-searches/saved-search.model.ts';
import { createSavedSearchRepo } from './saved-searches/saved-search.repo.ts';
import { createSearchClient } from './saved-searches/search-client.ts';
import { createWatchRepo } from './saved-searches/watch.repo.ts';
import { postsHandedOn, profilesHandedOn } from './search-index/handed-on.ts';
import { createSettingsModel } from './settings/settings.model.ts';
import { createSettingsRepo } from './settings/settings.repo.ts';
import { createLikeModel } from './shares/like.model.ts';
import { createLikeRepo } from './shares/like.repo.ts';
import { createReplyModel } from './shares/reply.model.ts';
import { createReplyRepo } from './shares/reply.repo.ts';
import { createShareModel } from './shares/share.model.ts';
import { createShareRepo } from './shares/share.repo.ts';
import { createShareSigner } from './shares/share-signer.ts';

const createModels = (mongo: Connection) => ({
  savedSearches: createSavedSearchModel(mongo),
  notifications: createNotificationModel(mongo),
  settings: createSettingsModel(mongo),
  saved: createSavedItemModel(mongo),
  collections: createCollectionModel(mongo),
  follows: createFollowModel(mongo),
  activity: createActivityModel(mongo),
  profiles: createProfileModel(mongo),
  posts: createPostModel(mongo),
  shares: createShareModel(mongo),
  likes: createLikeModel(mongo),
  replies: createReplyModel(mongo),
  allowances: createAllowanceModel(mongo),
});

/** Everything the service stands on, wired by hand. @throws when the database does not answer */
export const createContext = async (config: ReaderConfig, logger: Logger) => {
  const mongo = await connectMongo(config.mongoUrl, logger);
  const redis = connectRedis(config.redisUrl, 'producer', logger);
  const models = createModels(mongo);
  if (config.ensureIndexes) for (const model of Object.values(models)) await model.createIndexes();
  const search = createSearchClient({ url: config.searchUrl, identityKey: config.identityKey });
  const news = createNewsClient(config);
  const ownElsewhere = createOwnElsewhere(config);
  const queue = { redisUrl: config.redisUrl, prefix: config.queuePrefix, logger };
  const readerRemovals = openReaderRemovals(queue);
  const searchIndex = openSearchHandOn('posts', mongo, queue);
  const posts = createPostRepo(models.posts);
  const profiles = profilesHandedOn(createProfileRepo(models.profiles), posts, searchIndex);
  const settings = createSettingsRepo(models.settings);
  const activity = createActivityRepo(models.activity);
  return {
    config,
    logger,
    metrics: createMetrics('reader'),
    search,
    news,
    ownElsewhere,
    savedSearches: createSavedSearchRepo(models.savedSearches),
    watched: createWatchRepo(models.savedSearches),
    notifications: createNotificationRepo(models.notifications),
    settings,
    saved: createSavedItemRepo(models.saved),
    collections: createCollectionRepo(models.collections),
    follows: createFollowRepo(models.follows),
    activity,
    keepActivity: createKeepActivity({ activity, settings, profiles }),
    profiles,
    countStats: createStats(models.activity),
    readReading: createReadingRead(models.activity, news),
    posts: postsHandedOn(posts, searchIndex),
    shares: createShareRepo(models.shares),
    likes: createLikeRepo(models.likes),
    replies: createReplyRepo(models.replies),
    allowances: createAllowanceRepo(models.allowances),
    authorNames: createAuthorNames(models.profiles),
    shareSigner: createShareSigner(config.shareKey),
    readerRemovals,
    searchIndex,
    publish: (event: StreamEvent) => publishEvent(redis, logger, event),
    checks: { mongo: () => pingMongo(mongo), redis: () => redis.ping() },
    close: () =>
      stopInOrder([
        () => search.close(),
        () => news.close(),
        () => ownElsewhere.close(),
        () => readerRemovals.close(),
        () => searchIndex.close(),
        async () => redis.disconnect(),
        () => mongo.close(),
      ]),
  };
};
export type ReaderContext = Awaited<ReturnType<typeof createContext>>;
