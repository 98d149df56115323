/** The exports of undici 7 that a transport uses. */
export type UndiciModule = Pick<
  typeof import('undici'),
  'Agent' | 'buildConnector' | 'Client' | 'EnvHttpProxyAgent' | 'errors' | 'fetch' | 'Pool'
>;
