type Undici = typeof import('undici');

/** The exports of undici 7 that a transport uses; older ones of it have no SOCKS. */
export type UndiciModule = Pick<
  Undici,
  'Agent' | 'buildConnector' | 'Client' | 'errors' | 'fetch' | 'Pool' | 'ProxyAgent'
> &
  Partial<Pick<Undici, 'Socks5ProxyAgent'>>;
