import { PaymentProviderError } from "#app/payments/provider.ts";

type MollieAccess = {
	apiKey: string;
	/** Another address than Mollie's, for the demo and for tests. */
	apiBase?: string | undefined;
	/** How long a call waits for its answer: a person may wait too. */
	timeoutMs?: number;
};

type MollieCall = {
	/** What the call is for, to name it in an error: `read a checkout`. */
	what: string;
	method?: "GET" | "POST" | "PATCH";
	/** Below `/v2/`. */
	path: string;
	query?: Record<string, string>;
	body?: object;
	idempotencyKey?: string;
};

const MOLLIE = "https://api.mollie.com";
const TIMEOUT_MS = 10_000;

/**
 * Calls Mollie's interface. Each call is sent once and waits for a limited time: the official library sends calls
 * again in the background, waits without a limit, and has no call for the payments of a payment link. Throws a
 * `PaymentProviderError`, which leaves out Mollie's own message because it may quote what was sent.
 */
export function mollieCalls({ apiKey, apiBase = MOLLIE, timeoutMs = TIMEOUT_MS }: MollieAccess) {
	return async function call<Result>({
		what,
		method = "GET",
		path,
		query = {},
		body,
		idempotencyKey,
	}: MollieCall): Promise<Result> {
		const url = new URL(`/v2/${path}`, apiBase);
		for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
		const failure = (details: string, status?: number) =>
			new PaymentProviderError(`Mollie could not ${what}: ${details}`, {
				isAnswered: status !== undefined,
				isFinal: status !== undefined && isFinalStatus(status),
			});
		let answer: { status: number; text: string };
		try {
			const response = await fetch(url, {
				method,
				headers: {
					Authorization: `Bearer ${apiKey}`,
					...(body ? { "Content-Type": "application/json" } : {}),
					...(idempotencyKey ? { "Idempotency-Key": idempotencyKey } : {}),
				},
				body: body ? JSON.stringify(body) : null,
				redirect: "error",
				signal: AbortSignal.timeout(timeoutMs),
			});
			answer = { status: response.status, text: await response.text() };
		} catch (error) {
			throw failure(error instanceof Error ? error.name : "unknown");
		}
		if (answer.status >= 300) throw failure(String(answer.status), answer.status);
		try {
			return JSON.parse(answer.text) as Result;
		} catch {
			throw failure("an answer that is not JSON");
		}
	};
}

export type MollieCaller = ReturnType<typeof mollieCalls>;

/** A wrong key is corrected in the settings; too many requests, and two calls with one key at once, pass. */
const isFinalStatus = (status: number) =>
	status >= 400 && status < 500 && ![401, 403, 409, 429].includes(status);
