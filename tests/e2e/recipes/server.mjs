import { serveGateway } from '@hubkit/gateway/node';
import { gateway } from './gateway.mjs';

// 0.0.0.0: a container or a load balancer comes from another machine.
const server = await serveGateway(gateway, { host: '0.0.0.0', port: Number(process.env.PORT ?? 8787) });
console.log(`Listening on port ${server.port}`);
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => server.close());
