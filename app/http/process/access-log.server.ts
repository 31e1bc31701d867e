import type { IncomingMessage } from "node:http";
import morgan from "morgan";

/**
 * The serving process writes a line for each request to standard output, with the URL. Queries hold what
 * people search for and the tokens of links from mails, so the log gets the path alone.
 */
export function keepQueriesOutOfTheLog(): void {
	morgan.token("url", (request: IncomingMessage & { originalUrl?: string }) =>
		(request.originalUrl ?? request.url ?? "").split("?", 1).join(""),
	);
}
