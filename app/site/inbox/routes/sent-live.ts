import type { LoaderFunctionArgs } from "@remix-run/node";
import { conversationSegment } from "#app/common/conversations/conversation-kinds.ts";
import { db } from "#app/http/process/database.server.ts";
import { findSent } from "#app/site/inbox/own-request.server.ts";
import { readVersions } from "#app/site/track/tracked-versions.server.ts";
import { openTrackingStream } from "#app/site/track/tracking-streams-request.server.ts";

/**
 * The event stream of the conversation about a contact message or partner request, for whoever may open its page.
 * Everybody else gets the same bare 403. With a HEAD request, a script that lost its stream asks whether it may
 * reconnect.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const about = await findSent(request, params);
	const number = about ? conversationSegment(about) : "";
	const version = (await readVersions(db, [number])).get(number);
	const headers = { "Cache-Control": "no-store" };
	if (version === undefined) return new Response("Not for you", { status: 403, headers });
	if (request.method === "HEAD") return new Response(null, { headers });
	return openTrackingStream(request.signal, { number, version });
}
