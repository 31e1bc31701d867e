import { json } from "@remix-run/node";
import { readReadiness } from "#app/http/log/readiness.server.ts";

/** Ready: whether a balancer should send requests here; 503 with what is wrong when not. */
export async function loader() {
	const readiness = await readReadiness();
	return json(readiness, { status: readiness.ready ? 200 : 503, headers: { "Cache-Control": "no-store" } });
}
