import { json } from "@remix-run/node";
import { readReadiness } from "#app/http/process/readiness.server.ts";

/** Whether a balancer should send requests here; otherwise a 503 with the reason. */
export async function loader() {
	const readiness = await readReadiness();
	return json(readiness, { status: readiness.ready ? 200 : 503, headers: { "Cache-Control": "no-store" } });
}
