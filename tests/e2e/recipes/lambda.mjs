import { Hono } from 'hono';
import { streamHandle } from 'hono/aws-lambda';
import { gateway } from './gateway.mjs';

const app = new Hono();
app.all('/api/ai/*', (context) => gateway(context.req.raw));

export const handler = streamHandle(app);
