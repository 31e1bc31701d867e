import { searchText } from "#app/common/typed-text.ts";
import { versions } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";

/** What was typed, and the version of all that it may find. */
export async function readTypedSearch(request: Request): Promise<{ query: string; version: string }> {
	const query = searchText(new URL(request.url).searchParams.get("q"), 150);
	const read = await versions.read();
	return { query, version: `${market.version} ${read.get("shop") ?? ""} ${read.get("travel") ?? ""}` };
}
