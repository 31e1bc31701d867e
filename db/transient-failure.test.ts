import { CompiledQuery, sql } from "kysely";
import { expect } from "vitest";
import { openDatabase } from "./client.ts";
import { engineOfUrl } from "./engine.ts";
import { test } from "./testing/database-test.ts";
import { isTransient } from "./transient-failure.ts";

const withCode = (code: string) => Object.assign(new Error("what it says"), { code });

test("tells temporary failures from permanent ones", () => {
	const passing = ["ECONNREFUSED", "57P01", "57P03", "08006", "53300", "40001", "40P01", "57014", "25006"];
	passing.push(
		"SQLITE_BUSY",
		"SQLITE_BUSY_SNAPSHOT",
		"SQLITE_FULL",
		"SQLITE_READONLY_DBMOVED",
		"SQLITE_IOERR_WRITE",
	);
	expect(passing.filter((code) => !isTransient(withCode(code)))).toEqual([]);
	const lasting = [
		"23505",
		"23503",
		"42P01",
		"22P02",
		"SQLITE_CONSTRAINT_UNIQUE",
		"SQLITE_ERROR",
		"EENVELOPE",
		"57",
	];
	expect(lasting.filter((code) => isTransient(withCode(code)))).toEqual([]);
	expect(isTransient(new Error("Connection terminated unexpectedly"))).toBe(true);
	expect(isTransient(new Error("timeout exceeded when trying to connect"))).toBe(true);
	expect(isTransient(new Error("an import was neither made nor found"))).toBe(false);
	expect(isTransient("57P01")).toBe(false);
});

class Passed extends Error {}

test("converts the failure of a read-only database, not that of a wrong statement", async ({ url }) => {
	const db = openDatabase({ url, failWith: (error) => (isTransient(error) ? new Passed() : error) });
	await db.connection().execute(async (one) => {
		const readOnly =
			engineOfUrl(url) === "postgres" ? "set default_transaction_read_only = on" : "pragma query_only = on";
		await one.executeQuery(CompiledQuery.raw(readOnly));
		await expect(one.deleteFrom("sessions").execute()).rejects.toThrow(Passed);
		await expect(one.executeQuery(CompiledQuery.raw("select nothing from nowhere"))).rejects.not.toThrow(
			Passed,
		);
	});
	await db.destroy();
});

test("converts failures inside a transaction", async ({ url }) => {
	const db = openDatabase({ url, failWith: () => new Passed() });
	const wrong = db.transaction().execute((trx) => trx.executeQuery(CompiledQuery.raw("select nothing")));
	await expect(wrong).rejects.toThrow(Passed);
	await db.destroy();
});

test("fails only the next statement after a connection ends inside a transaction", async ({ url }) => {
	if (engineOfUrl(url) !== "postgres") return;
	const db = openDatabase({ url });
	const other = openDatabase({ url });
	const failure = await db
		.transaction()
		.execute(async (trx) => {
			const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
			await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(other);
			await trx.deleteFrom("sessions").execute();
		})
		.catch((error: unknown) => error);
	expect(isTransient(failure)).toBe(true);
	expect(await db.selectFrom("sessions").selectAll().execute()).toEqual([]);
	await db.destroy();
	await other.destroy();
});
