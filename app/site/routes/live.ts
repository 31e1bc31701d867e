import type { LoaderFunctionArgs } from "@remix-run/node";
import { readHotelTeams } from "#app/common/access/hotel-teams.server.ts";
import { canWatch } from "#app/common/screens/live-topics.ts";
import { openLiveStream } from "#app/http/live/live.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { needsSecondFactor } from "#app/http/session/guards.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";

/**
 * The event stream: `/live?topic=…`. A refusal is a bare status, because a script has no use for a sign-in
 * page. With a HEAD request, a script that lost its stream asks whether it may reconnect.
 */
export async function loader({ request }: LoaderFunctionArgs) {
	const person = await readPerson(request);
	if (!person) return new Response("Signed out", { status: 401 });
	const requestedTopics = [...new Set(new URL(request.url).searchParams.getAll("topic"))];
	const topics = requestedTopics.filter((topic) => canWatch(person, topic));
	if (topics.length === 0 || topics.length < requestedTopics.length || needsSecondFactor(person))
		return new Response("Not for you", { status: 403 });
	if (request.method === "HEAD") return new Response(null, { headers: { "Cache-Control": "no-store" } });
	const { sessionId, accountId, role } = person;
	const teams = role === "Hotel" ? await readHotelTeams(db, { accountIds: [accountId] }) : null;
	return openLiveStream(request.signal, {
		sessionId,
		accountId,
		topics,
		teams: teams?.get(accountId) ?? null,
	});
}
