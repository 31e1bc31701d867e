import { openDatabase } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { type DatabaseTemplate, makeTemplate, onServer } from "#db/testing/database-template.ts";
import { freePort } from "#db/testing/free-port.ts";
import { type PostgresServer, startPostgres } from "#db/testing/postgres-server.ts";
import { type Market, openMarket } from "../browsing/market.ts";
import { startProgress } from "../filling/progress.ts";
import { openSlowClients, sendHalfBodies, sendHugeHeaders, sendMillionParts } from "./faults/clients.ts";
import { fillDisk, lockDatabase, newLockableFolder, newSmallDisk } from "./faults/disk.ts";
import { killAtRandom } from "./faults/kills.ts";
import { watchBurst } from "./faults/streams.ts";
import { jumpClock, loseMailServer, losePostgres } from "./faults/surroundings.ts";
import { openPaymentScene } from "./payment-scene.ts";
import { playScene, type SceneRow } from "./scene.ts";

export type TortureOptions = {
	/** How many times the process is killed. */
	kills: number;
	/** Only short kills and slow clients. */
	isQuick?: boolean;
	/** Only faults whose name contains this. */
	only?: string;
	onRow?: (row: SceneRow) => void;
};

type Play = { fault: string; play: (stage: Stage) => Promise<SceneRow> };
type Stage = { template: DatabaseTemplate; market: Market; databaseUrl?: string };

const MARKET = { products: 20, rooms: 10, stock: 100_000, roomsOfAKind: 500 };
const QUICK = { useMs: 300, clients: 4 };

function quickPlays(kills: number): Play[] {
	const killing = startProgress("kills", kills);
	return [
		{
			fault: `killed ${kills} times`,
			play: (stage) =>
				playScene(`killed ${kills} times`, { ...stage, ...QUICK }, async (scene) => {
					await killAtRandom(kills, killing)(scene);
					await openSlowClients(100, 500)(scene);
				}),
		},
		workPlay("moves", kills, "", QUICK),
		workPlay("desk", kills, "", QUICK),
		paymentsPlay(kills, "", QUICK),
	];
}

/**
 * The process is killed while people change moves, an admin assigns and reassigns them, and drivers send steps; or, at the
 * desk of a hotel, while staff give, move and swap rooms, check guests in and out, take money and add extras.
 */
function workPlay(
	work: "moves" | "desk",
	kills: number,
	where = "",
	options: Partial<Parameters<typeof playScene>[1]> = {},
): Play {
	const fault = `${work}${where}, killed ${kills} times`;
	return {
		fault,
		async play(stage) {
			const progress = startProgress("kills", kills);
			const of = { ...stage, isOfMoves: work === "moves", isOfDesk: work === "desk", ...options };
			const row = await playScene(fault, of, killAtRandom(kills, progress));
			progress.stop();
			return row;
		},
	};
}

/**
 * Customers pay orders, stays and deposits of moves online, leave, cancel or let them run out, under all faults of the
 * provider, while the process is killed.
 */
function paymentsPlay(
	kills: number,
	where = "",
	options: Partial<Parameters<typeof playScene>[1]> = {},
): Play {
	const fault = `payments${where}, killed ${kills} times`;
	return {
		fault,
		async play(stage) {
			const progress = startProgress("kills", kills);
			const paying = await openPaymentScene();
			try {
				const of = { ...stage, paying, ...options };
				return await playScene(fault, of, async (scene) => {
					const stopHurrying = paying.hurry(scene.databaseUrl);
					await killAtRandom(kills, progress)(scene);
					await stopHurrying();
				});
			} finally {
				progress.stop();
				await paying.close();
			}
		},
	};
}

/** Plays a scene on a PostgreSQL server of its own. */
async function onPostgres(
	stage: Stage,
	play: (on: Stage & { databaseUrl: string }, server: PostgresServer) => Promise<SceneRow>,
): Promise<SceneRow> {
	const server = await startPostgres();
	try {
		const databaseUrl = server.url("site");
		await onServer(server.url("postgres"), "create database site");
		const db = openDatabase({ url: databaseUrl });
		await migrate(db);
		await db.destroy();
		const market = await openMarket(databaseUrl, MARKET);
		return await play({ ...stage, market, databaseUrl }, server);
	} finally {
		await server.stop();
	}
}

function plays(kills: number): Play[] {
	const plain = (fault: string, happen: Parameters<typeof playScene>[2]): Play => ({
		fault,
		play: (stage) => playScene(fault, stage, happen),
	});
	return [
		{
			fault: `killed ${kills} times`,
			async play(stage) {
				const progress = startProgress("kills", kills);
				const row = await playScene(`killed ${kills} times`, stage, killAtRandom(kills, progress));
				progress.stop();
				return row;
			},
		},
		...(["moves", "desk"] as const).flatMap((work) => [
			workPlay(work, kills),
			{
				fault: `${work} on PostgreSQL, killed ${kills} times`,
				play: (stage: Stage) => onPostgres(stage, (on) => workPlay(work, kills, " on PostgreSQL").play(on)),
			},
		]),
		paymentsPlay(kills),
		{
			fault: `payments on PostgreSQL, killed ${kills} times`,
			play: (stage) => onPostgres(stage, (on) => paymentsPlay(kills, " on PostgreSQL").play(on)),
		},
		{
			fault: "disk full",
			async play(stage) {
				const disk = newSmallDisk(stage.template);
				try {
					return await playScene(
						"disk full",
						{ ...stage, databaseUrl: disk.databaseUrl },
						fillDisk(disk, 5_000),
					);
				} finally {
					disk.remove();
				}
			},
		},
		{
			fault: "database read-only",
			async play(stage) {
				const folder = newLockableFolder(stage.template);
				const { databaseUrl, settings } = folder;
				try {
					return await playScene(
						"database read-only",
						{ ...stage, databaseUrl, settings },
						lockDatabase(folder, 5_000),
					);
				} finally {
					folder.remove();
				}
			},
		},
		plain("1,000 slow clients", openSlowClients(1_000, 95_000)),
		plain("300 half bodies", sendHalfBodies(300)),
		plain("10 MB of headers", sendHugeHeaders(20)),
		plain("a million parts", sendMillionParts(8)),
		plain("2,000 live streams", watchBurst(2_000)),
		{
			fault: "clock jumps",
			play: (stage) => playScene("clock jumps", { ...stage, areLimitsKept: false }, jumpClock(3_000)),
		},
		{
			fault: "mail server gone",
			async play(stage) {
				const port = await freePort();
				const settings = { SMTP_URL: `smtp://127.0.0.1:${port}` };
				return playScene(
					"mail server gone",
					{ ...stage, settings, areLimitsKept: false },
					loseMailServer(port, 4_000),
				);
			},
		},
		{
			fault: "PostgreSQL gone",
			play: (stage) =>
				onPostgres(stage, (on, server) => playScene("PostgreSQL gone", on, losePostgres(server, 10_000))),
		},
	];
}

/** A fault that could not be completed; the others still run. */
const endedEarly = (fault: string, error: unknown): SceneRow => ({
	fault,
	requests: 0,
	answered: 0,
	bare: 0,
	lost: 0,
	wrong: 0,
	memory: { before: 0, after: 0 },
	isServing: false,
	failures: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
	notes: [],
});

/** Injects each fault into a built site in use, and prints the results. */
export async function torture({
	kills,
	isQuick = false,
	only = "",
	onRow,
}: TortureOptions): Promise<SceneRow[]> {
	let market: Market | undefined;
	const { template, remove } = await makeTemplate("sqlite", async (url) => {
		market = await openMarket(url, MARKET);
	});
	if (!market) throw new Error("There is no market.");
	const rows: SceneRow[] = [];
	try {
		for (const { fault, play } of isQuick ? quickPlays(kills) : plays(kills)) {
			if (!fault.includes(only)) continue;
			const row = await play({ template, market }).catch((error: unknown) => endedEarly(fault, error));
			rows.push(row);
			onRow?.(row);
		}
	} finally {
		await remove();
	}
	return rows;
}
