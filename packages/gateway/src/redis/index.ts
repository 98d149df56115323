export { type RedisClient, redisCache, redisLimits } from '../limits/redis.ts';
export { type RedisStreamsOptions, redisStreams } from '../streams/redis.ts';
