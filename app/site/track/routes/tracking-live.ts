import type { LoaderFunctionArgs } from "@remix-run/node";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { conversationSegment } from "#app/conversations/conversation-kinds.ts";
import { findSent } from "#app/conversations/own-request.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { readTrackedVersion, readVersions } from "#app/site/track/tracked-versions.server.ts";
import { openTrackingStream } from "#app/site/track/tracking-streams-request.server.ts";

/**
 * The event stream of one order, stay or move, or of the conversation about a contact message or partner request (`key`),
 * for whoever may see its page. Everybody else, and unknown numbers, get the same bare 403, because only a script asks.
 * With a HEAD request, a script that lost its stream asks whether it may reconnect.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const about = params.key === undefined ? undefined : await findSent(request, params.key);
	const number = params.key === undefined ? orderNumberFrom(params) : about ? conversationSegment(about) : "";
	const version = about
		? (await readVersions(db, [number])).get(number)
		: await readTrackedVersion(db, { number, viewer: await readViewer(request, number) });
	const headers = { "Cache-Control": "no-store" };
	if (version === undefined) return new Response("Not for you", { status: 403, headers });
	if (request.method === "HEAD") return new Response(null, { headers });
	return openTrackingStream(request.signal, { number, version });
}
