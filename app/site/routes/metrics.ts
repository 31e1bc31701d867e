import type { LoaderFunctionArgs } from "@remix-run/node";
import { writeMetrics } from "#app/http/live/gauges.server.ts";
import { mayReadMetrics } from "#app/http/log/metrics-access.ts";
import { clientAddress } from "#app/http/network/incoming.server.ts";
import { env } from "#app/http/settings/env.server.ts";

/** Metrics for Prometheus; a 404 for anybody else. */
export async function loader({ request }: LoaderFunctionArgs) {
	const { TRUST_PROXY: proxies, METRICS_TOKEN: token } = env;
	const asker = { address: clientAddress(request), headers: request.headers, proxies, token };
	const headers = { "Cache-Control": "no-store" };
	if (!mayReadMetrics(asker)) return new Response("Not found\n", { status: 404, headers });
	const { text, type } = await writeMetrics();
	return new Response(text, { headers: { ...headers, "Content-Type": type } });
}
