import type { Route } from './route.ts';

/**
 * `GET /v1/streams/<handle>`: the events of a kept stream after `Last-Event-ID` or `?from=`. `DELETE` stops it. Loaded with the first request:
 * most gateways keep no streams.
 */
export const streams: Route = {
  path: 'streams/',
  methods: {
    GET: async (visit) => (await import('../streams/stream-routes.ts')).attach(visit),
    DELETE: async (visit) => (await import('../streams/stream-routes.ts')).stop(visit),
  },
};
