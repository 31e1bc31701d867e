import { AsyncLocalStorage } from "node:async_hooks";

type Scope = { number: string | null };

const scopes = new AsyncLocalStorage<Scope>();

/**
 * Runs `work`, and everything that it awaits, as part of the request with this number. Returns a function that ends the
 * request: background work that it started goes on without its number.
 */
export function runInRequest(number: string, work: () => void): () => void {
	const scope: Scope = { number };
	scopes.run(scope, work);
	return () => {
		scope.number = null;
	};
}

/** The number of the request that is being handled; null outside of requests. */
export const currentRequestNumber = (): string | null => scopes.getStore()?.number ?? null;
