export { type ListenerOptions, nodeListener } from './node-listener.ts';
export { type GatewayServer, type ServeOptions, serveGateway } from './serve-gateway.ts';
