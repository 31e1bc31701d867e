import { AsyncLocalStorage } from "node:async_hooks";

type Scope = { number: string | null };

const scopes = new AsyncLocalStorage<Scope>();
let openCount = 0;

/**
 * Runs `work`, and everything that it awaits, as part of the request with this number. Returns a function that ends the
 * request: background work that it started goes on without its number.
 */
export function runInRequest(number: string, work: () => void): () => void {
	const scope: Scope = { number };
	openCount += 1;
	scopes.run(scope, work);
	return () => {
		if (scope.number === null) return;
		scope.number = null;
		openCount -= 1;
		// Following promises costs time in older versions of Node, so it stops until the next change.
		if (openCount === 0) scopes.disable();
	};
}

/** The number of the request that is being handled; null outside of requests. */
export const currentRequestNumber = (): string | null => scopes.getStore()?.number ?? null;
