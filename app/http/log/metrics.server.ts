import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

function makeMetrics() {
	const registry = new Registry();
	const registers = [registry];
	// Memory, CPU time, event loop lag and other figures of this process.
	collectDefaultMetrics({ register: registry });
	return {
		registry,
		/** The labels are bounded: the route patterns, four methods, five status classes. */
		duration: new Histogram({
			name: "meeha_http_request_duration_seconds",
			help: "Time from a request's head to its answer's end, event streams not counted",
			labelNames: ["method", "route", "status"],
			buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
			registers,
		}),
		inFlight: new Gauge({
			name: "meeha_http_requests_in_flight",
			help: "Requests under way, open event streams among them",
			registers,
		}),
		refused: new Counter({
			name: "meeha_rate_limit_refusals_total",
			help: "Uses refused by a limit",
			labelNames: ["limit"],
			registers,
		}),
		made: new Counter({
			name: "meeha_made_total",
			help: "Orders placed and bookings made through this process",
			labelNames: ["kind"],
			registers,
		}),
		slowQueries: new Counter({
			name: "meeha_slow_queries_total",
			help: "Statements that took SLOW_QUERY_MS or longer",
			registers,
		}),
		jobs: new Counter({
			name: "meeha_jobs_total",
			help: "Jobs of this process: done, to be tried again, given up, or failed by an error",
			labelNames: ["kind", "result"],
			registers,
		}),
		renderCache: new Counter({
			name: "meeha_render_cache_total",
			help: "Pages that were found rendered, and those that had to be",
			labelNames: ["result"],
			registers,
		}),
	};
}

const globals = globalThis as { meehaMetrics?: ReturnType<typeof makeMetrics> };
globals.meehaMetrics ??= makeMetrics();

/** The counters of this process; in development they survive reloads of this module. */
export const metrics = globals.meehaMetrics;

/** Counts an order or a booking, unless the form had already created it. */
export function countMade(
	kind: "order" | "room_booking" | "moving_booking",
	outcome: { ok: boolean; repeated?: boolean },
): void {
	if (outcome.ok && !outcome.repeated) metrics.made.inc({ kind });
}
