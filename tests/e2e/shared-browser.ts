import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { launchOptions } from './browser-options.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the Chromium that all files share. Undefined without one. */
    browserUrl: string | undefined;
  }
}

/** Starts the Chromium of this machine for all files of a run, and returns what ends it. */
export default async function startBrowser(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const server = launchOptions && (await chromium.launchServer(launchOptions));
  project.provide('browserUrl', server?.wsEndpoint());
  return server && (() => server.close());
}
