import { createServer } from "node:net";
import { sql } from "kysely";
import { expect } from "vitest";
import { openDatabase } from "./client.ts";
import { engineOfUrl } from "./engine.ts";
import { test } from "./testing/database-test.ts";

/** What pgBouncer accepts at the start of a connection without a setting of its own. */
const ACCEPTED = ["user", "database", "application_name", "client_encoding"];

test("a connection begins with nothing that a pooler refuses, and has its limits all the same", async ({
	url,
}) => {
	if (engineOfUrl(url) !== "postgres") return;
	let received: (first: Buffer) => void = () => {};
	const begun = new Promise<Buffer>((resolve) => {
		received = resolve;
	});
	const pooler = createServer((socket) => {
		socket.once("data", (first) => {
			received(first);
			socket.destroy();
		});
	});
	const port = await new Promise<number>((resolve) =>
		pooler.listen(0, "127.0.0.1", () => {
			const address = pooler.address();
			resolve(typeof address === "object" && address ? address.port : 0);
		}),
	);
	const through = openDatabase({ url: `postgres://meeha@127.0.0.1:${port}/meeha`, poolSize: 1 });
	await expect(sql`select 1`.execute(through)).rejects.toThrow();
	// After its length and version: names and values, each ended by a zero.
	const texts = (await begun).subarray(8).toString().split("\0").filter(Boolean);
	const names = texts.filter((_, at) => at % 2 === 0);
	expect(names.filter((name) => !ACCEPTED.includes(name))).toEqual([]);
	expect(names).toContain("application_name");
	await through.destroy();
	pooler.close();
	const db = openDatabase({ url, poolSize: 1 });
	const { rows } = await sql<{
		statement: string;
		idle: string;
	}>`select current_setting('statement_timeout') as statement,
		current_setting('idle_in_transaction_session_timeout') as idle`.execute(db);
	expect(rows).toEqual([{ statement: "30s", idle: "1min" }]);
	await db.destroy();
});
