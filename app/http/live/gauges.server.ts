import { Gauge } from "prom-client";
import { metrics } from "#app/http/log/metrics.server.ts";
import { connectionPool, db } from "#app/http/process/database.server.ts";
import { countOpenStreams } from "./live.server.ts";

const registers = [metrics.registry];

/** A figure that is computed when the metrics are read. Left out when it can't be computed. */
function gauge(
	name: string,
	help: string,
	read: () => number | undefined | Promise<number | undefined>,
): void {
	metrics.registry.removeSingleMetric(name);
	new Gauge({
		name,
		help,
		registers,
		async collect() {
			const value = await Promise.resolve()
				.then(read)
				.catch(() => undefined);
			if (value === undefined) this.remove();
			else this.set(value);
		},
	});
}

async function countWaitingMails(): Promise<number> {
	const { waiting } = await db
		.selectFrom("outbox")
		.select((eb) => eb.fn.countAll<number>().as("waiting"))
		.where("next_attempt_at", "is not", null)
		.executeTakeFirstOrThrow();
	return Number(waiting);
}

async function countRunningImports(): Promise<number> {
	const { running } = await db
		.selectFrom("product_imports")
		.select((eb) => eb.fn.countAll<number>().as("running"))
		.where("status", "in", ["checking", "applying"])
		.executeTakeFirstOrThrow();
	return Number(running);
}

// Read first, so that the queries below don't count as pool use.
gauge("meeha_db_pool_open", "Connections to PostgreSQL that are open", () => connectionPool()?.totalCount);
gauge(
	"meeha_db_pool_idle",
	"Connections to PostgreSQL that have nothing to do",
	() => connectionPool()?.idleCount,
);
gauge(
	"meeha_db_pool_waiting",
	"Work that waits for a connection to PostgreSQL",
	() => connectionPool()?.waitingCount,
);
gauge("meeha_live_streams", "Open event streams of this process", countOpenStreams);
gauge("meeha_outbox_waiting", "Mails that wait to be sent, of the whole site", countWaitingMails);
gauge(
	"meeha_imports_running",
	"Product files being checked or applied, of the whole site",
	countRunningImports,
);

/** All metrics as Prometheus text, with its content type. */
export async function writeMetrics(): Promise<{ text: string; type: string }> {
	return { text: await metrics.registry.metrics(), type: metrics.registry.contentType };
}
