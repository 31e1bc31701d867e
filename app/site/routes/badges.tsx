import type { LoaderFunctionArgs } from "@remix-run/node";
import { renderToStaticMarkup } from "react-dom/server";
import { readPerson } from "#app/http/session/session.server.ts";
import { readBadges } from "#app/site/badges-request.server.ts";
import { CountLinks } from "#app/ui/frame/badges.tsx";

/**
 * Returns only the badges of the top bar, for the script that refreshes them. A refusal is a bare status,
 * because a script has no use for a sign-in page.
 */
export async function loader({ request }: LoaderFunctionArgs) {
	const person = await readPerson(request);
	if (!person) return new Response("Signed out", { status: 401, headers: { "Cache-Control": "no-store" } });
	const { badges } = await readBadges(person);
	return new Response(renderToStaticMarkup(<CountLinks badges={badges} />), {
		headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
	});
}
