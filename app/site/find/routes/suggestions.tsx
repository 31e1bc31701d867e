import type { LoaderFunctionArgs } from "@remix-run/node";
import { renderToStaticMarkup } from "react-dom/server";
import { searchText } from "#app/common/typed-text.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireBackOffice } from "#app/http/session/guards.server.ts";
import { FoundSuggestions } from "#app/site/find/found-list.tsx";
import { searchOffice } from "#app/site/find/search-office.server.ts";

/** `/find/suggestions?q=`: what the search field of staff suggests, as a fragment that is empty if there is nothing. */
export async function loader({ request }: LoaderFunctionArgs) {
	const actor = await requireBackOffice(request);
	const query = searchText(new URL(request.url).searchParams.get("q"), 150);
	const groups = await searchOffice(db, { actor, query });
	const first = groups.map((group) => ({ ...group, things: group.things.slice(0, 3) }));
	return new Response(renderToStaticMarkup(<FoundSuggestions query={query} groups={first} />), {
		headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "private, no-store" },
	});
}
