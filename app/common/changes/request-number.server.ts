import { AsyncLocalStorage } from "node:async_hooks";

const requests = new AsyncLocalStorage<{ number: string | null }>();

/**
 * Runs `work`, and everything that it awaits, as part of the request with this number. Returns a function that ends the
 * request: background work that it started goes on without its number.
 */
export function runInRequest(number: string, work: () => void): () => void {
	const request: { number: string | null } = { number };
	requests.run(request, work);
	return () => {
		request.number = null;
	};
}

/** The number of the request that is being handled; null outside of requests that change data. */
export const currentRequestNumber = (): string | null => requests.getStore()?.number ?? null;
