/** What is left for repetitions. A client shares one among its calls, so that a failing server is not stormed. */
export interface RetryQuota {
  tokens: number;
}

export const QUOTA = 500;

/** A full quota. */
export function createRetryQuota(): RetryQuota {
  return { tokens: QUOTA };
}
