import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { CompiledQuery, sql } from "kysely";
import { type Database, openDatabase } from "#db/client.ts";
import { type Engine, engineOf } from "#db/engine.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import { copyTemplate, makeTemplate } from "#db/testing/database-template.ts";
import { readStatements, type Statement } from "#db/testing/statements.ts";
import { fillAccounts } from "./filling/fill-accounts.ts";
import { fillBookings } from "./filling/fill-bookings.ts";
import { fillCustomers } from "./filling/fill-customers.ts";
import { fillHotels } from "./filling/fill-hotels.ts";
import { fillMoves } from "./filling/fill-moves.ts";
import { fillOrders } from "./filling/fill-orders.ts";
import { fillShop } from "./filling/fill-shop.ts";
import { excuseOf, SMALL_TABLES } from "./plans/excuses.ts";

/* Checks the query plans of every statement that rules use: `npm run bench:plans`, after the rule tests,
   which record their statements (db/testing/statements.ts). Fails for a full scan of a table that grows.
   `--quick` checks only SQLite, with few rows. It misses statements without a rule test, and those of
   processes that tests start. */

const NOW = new Date("2026-11-20T12:00:00.000Z");

/** A statement that reads a whole table, with that line of its plan. */
export type Scan = { statement: Statement; table: string; step: string };

/** The statements that scan a growing table, without the excused ones. */
export async function findScans(db: Database, statements: readonly Statement[]): Promise<Scan[]> {
	const scans: Scan[] = [];
	for (const statement of statements.filter(isOfARule)) {
		const steps =
			engineOf(db) === "sqlite" ? await planOnSqlite(db, statement) : await planOnPostgres(db, statement);
		for (const { table, step } of steps)
			if (!SMALL_TABLES.has(table) && excuseOf(statement, table) === undefined)
				scans.push({ statement, table, step });
	}
	return scans;
}

/** Without statements that open the site, query the database's or a connection's own tables, or are never true. */
const isOfARule = ({ sql: text, from }: Statement): boolean =>
	from.startsWith("app/") &&
	/^\s*(with|select|update|delete|insert)\b/i.test(text) &&
	!/where false|\(1 = 0\)|and false\)|sqlite_master|pg_catalog|"temp"\./.test(text);

type Step = { table: string; step: string };

type Row = { id: number; parent: number; detail: string };

/**
 * Returns the steps that scan a whole table or index. A scan in the order of the table or index that stops at
 * a limit is fine if it meets enough rows to stop at.
 */
async function planOnSqlite(db: Database, { sql: text, parameters }: Statement): Promise<Step[]> {
	const { rows } = await db.executeQuery<Row>(
		CompiledQuery.raw(`explain query plan ${text}`, [...parameters]),
	);
	const isSorted = (parent: number) =>
		rows.some((row) => row.parent === parent && /^USE TEMP B-TREE FOR (ORDER|GROUP)/.test(row.detail));
	/** Whether a name in the plan is the alias of a sub-query, and not a table. */
	const isSubquery = (name: string, parent: number) =>
		rows.some(
			({ id, detail }) => id !== parent && /^(?:CO-ROUTINE|MATERIALIZE) (\w+)$/.exec(detail)?.[1] === name,
		);
	const scans = rows.flatMap(({ detail, parent }) => {
		const [, name] = /^SCAN (\w+)/.exec(detail) ?? [];
		if (name === undefined || detail.includes("VIRTUAL TABLE") || isSubquery(name, parent)) return [];
		const table = tableOf(text, name);
		return table ? [{ table, step: detail, mayStop: /\blimit\b/i.test(text) && !isSorted(parent) }] : [];
	});
	const found: Step[] = [];
	for (const { mayStop, ...scan } of scans)
		if (!mayStop || !(await stopsSoon(db, { text, parameters, scan }))) found.push(scan);
	return found;
}

type LimitedScan = { text: string; parameters: readonly unknown[]; scan: Step };

/** Whether a scan is of an index that has only the rows in question, or meets one of them in a hundred rows or sooner. */
async function stopsSoon(db: Database, { text, parameters, scan }: LimitedScan): Promise<boolean> {
	const { rows: indexes } = await sql<{ source: string }>`select sql as source from sqlite_master
		where type = 'index' and name = ${/INDEX (\w+)/.exec(scan.step)?.[1] ?? ""}`.execute(db);
	if (/\bwhere\b/i.test(indexes[0]?.source ?? "")) return true;
	if (!/^\s*(select|with)\b/i.test(text)) return false;
	const unlimited = parameters.map((value, at) => (isLimit(text, at) ? -1 : value));
	const { rows } = await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, unlimited));
	const met = rows.length === 1 && typeof rows[0]?.count === "number" ? rows[0].count : rows.length;
	const { rows: all } = await sql<{
		size: number;
	}>`select count(*) as size from ${sql.table(scan.table)}`.execute(db);
	return met >= (all[0]?.size ?? 0) / 100;
}

/** Whether the parameter at this place is what follows "limit". */
const isLimit = (text: string, at: number): boolean =>
	/\blimit $/i.test(
		text
			.split("?")
			.slice(0, at + 1)
			.join("?"),
	);

/** The table of a name in a plan, which may be an alias. Undefined for a sub-query. */
function tableOf(text: string, name: string): string | undefined {
	const [, aliased] = new RegExp(`"(\\w+)" as "${name}"`).exec(text) ?? [];
	if (aliased) return aliased;
	if (new RegExp(`with [^;]*\\b${name}"?(?: as(?: materialized)?)? \\(`, "i").test(text)) return undefined;
	// Deleting a row also searches the tables that reference it.
	const isNamed = new RegExp(`(from|join|update|into) "?${name}\\b`, "i").test(text);
	return isNamed || /^\s*delete/i.test(text) ? name : undefined;
}

type Node = {
	"Node Type": string;
	"Relation Name"?: string;
	Filter?: string;
	"Plan Rows": number;
	Plans?: Node[];
};

async function planOnPostgres(db: Database, { sql: text, parameters }: Statement): Promise<Step[]> {
	const { rows } = await db.executeQuery<{ "QUERY PLAN": { Plan: Node }[] }>(
		CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]),
	);
	const plan = rows[0]?.["QUERY PLAN"][0]?.Plan;
	const rowsOf = await largeTables(db);
	// If one row in a hundred matches, a scan with a limit passes few rows.
	const isShort = ({ table, passing }: LimitedStep) => passing > (rowsOf.get(table) ?? 0) / 100;
	return plan ? scansOf(plan, false).filter((step) => rowsOf.has(step.table) && !isShort(step)) : [];
}

/** PostgreSQL's tables with more than a few pages; smaller ones are rightly scanned. */
async function largeTables(db: Database): Promise<Map<string, number>> {
	const { rows } = await sql<{ relname: string; reltuples: number }>`
		select relname, reltuples from pg_class where relkind = 'r' and reltuples >= 5000`.execute(db);
	return new Map(rows.map(({ relname, reltuples }) => [relname, reltuples]));
}

/** `passing`: the expected rows of a scan that a limit stops; 0 without a limit. */
type LimitedStep = Step & { passing: number };

function scansOf(node: Node, isLimited: boolean): LimitedStep[] {
	const table = node["Relation Name"];
	const below = isLimited || node["Node Type"] === "Limit";
	const passing = isLimited ? node["Plan Rows"] : 0;
	const isScan = node["Node Type"] === "Seq Scan" && table !== undefined;
	const stops = !["Sort", "Aggregate", "Hash"].includes(node["Node Type"]);
	const own = isScan ? [{ table, passing, step: `Seq Scan${node.Filter ? `, ${node.Filter}` : ""}` }] : [];
	return [...own, ...(node.Plans ?? []).flatMap((each) => scansOf(each, below && stops))];
}

type Options = { engines: Engine[]; size: number };

/**
 * Fills a database of each engine and checks it; returns the number of statements that scan a growing table.
 */
export async function checkPlans({ engines, size }: Options): Promise<number> {
	let found = 0;
	for (const engine of engines) {
		const statements = readStatements(engine);
		if (statements.length === 0) throw new Error(`no statements of ${engine}: run the rules' tests first`);
		const { template, remove } = await makeTemplate(engine);
		const copy = await copyTemplate(template);
		const db = openDatabase({ url: copy.url });
		await fill(db, size);
		const scans = await findScans(db, statements);
		found += new Set(scans.map(({ statement }) => statement.sql)).size;
		console.log(`${engine}: ${statements.length} statements`);
		for (const { statement, table, step } of scans)
			console.log(`\n${statement.from} reads all ${table}: ${step}\n  ${statement.sql.slice(0, 400)}`);
		await db.destroy();
		await copy.remove();
		await remove();
	}
	console.log(
		found === 0 ? "No statement reads a growing table whole." : `\n${found} statements read one whole.`,
	);
	return found;
}

async function fill(db: Database, size: number): Promise<void> {
	const { accountIds, ownerIds } = await fillAccounts(db, { accounts: size, now: NOW });
	const nights = 60;
	await fillHotels(db, { hotels: size / 10, roomsPerHotel: 1, nights, now: NOW, ownerIds });
	await fillMoves(db, { moves: size, now: NOW, accountIds });
	await fillBookings(db, { bookings: size, nights, now: NOW, accountIds });
	await fillShop(db, { products: size, now: NOW });
	await fillOrders(db, { orders: size, now: NOW, accountIds });
	await fillCustomers(db);
	await (engineOf(db) === "postgres" ? sql`analyze`.execute(db) : adapterOf(db).gatherStatistics(db));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
	const { quick } = parseArgs({ options: { quick: { type: "boolean" } } }).values;
	const found = await checkPlans(
		quick ? { engines: ["sqlite"], size: 3_000 } : { engines: ["sqlite", "postgres"], size: 100_000 },
	);
	process.exit(found === 0 ? 0 : 1);
}
