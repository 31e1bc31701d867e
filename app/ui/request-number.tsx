import { isRouteErrorResponse } from "@remix-run/react";
import { createContext } from "react";
import { t } from "#app/common/language/messages.ts";

/** The request id of the page, as in the log. */
export const RequestNumberContext = createContext<string | undefined>(undefined);

/** The data of a server error for a hydrated screen. */
export type FailedData = { request: string };

/** The request id of such an error. */
export function requestNumberOf(failure: unknown): string | undefined {
	const data: unknown = isRouteErrorResponse(failure) ? failure.data : undefined;
	return isFailed(data) ? data.request : undefined;
}

const isFailed = (data: unknown): data is FailedData =>
	typeof data === "object" && data !== null && "request" in data && typeof data.request === "string";

/** The request id that a person can quote when asking for help, to find the log lines. */
export function RequestNumber({ number }: { number: string | undefined }) {
	if (!number) return null;
	return (
		<p className="text-sm text-secondary">
			{t.errors.quoteNumber} <span className="tabular-nums">{number}</span>
		</p>
	);
}
