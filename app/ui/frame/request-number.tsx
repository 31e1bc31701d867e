import { isRouteErrorResponse } from "@remix-run/react";
import { createContext } from "react";

/** The number of the request that a page answers, as the log has it. */
export const RequestNumberContext = createContext<string | undefined>(undefined);

/** What a screen that runs in the browser is told of a failure of ours. */
export type FailedData = { request: string };

/** The number that came with such a failure. */
export function requestNumberOf(failure: unknown): string | undefined {
	const data: unknown = isRouteErrorResponse(failure) ? failure.data : undefined;
	return isFailed(data) ? data.request : undefined;
}

const isFailed = (data: unknown): data is FailedData =>
	typeof data === "object" && data !== null && "request" in data && typeof data.request === "string";

/** What somebody who asks for help can say, so that the log's lines about it are found. */
export function RequestNumber({ number }: { number: string | undefined }) {
	if (!number) return null;
	return (
		<p className="text-sm text-secondary">
			If you contact us, quote this number: <span className="tabular-nums">{number}</span>
		</p>
	);
}
