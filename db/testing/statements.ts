import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { CompiledQuery } from "kysely";
import type { Engine } from "#db/engine.ts";

/* Records the statements that rules run in their tests. bench/plans.ts checks their query plans on large
   tables. */

const FOLDER = process.env.STATEMENTS ?? "node_modules/.cache/meeha-statements";
/** Kysely's own frames lie between a statement and its rule. */
const FRAMES = 30;

/** A statement with its first parameters and the rule's file. */
export type Statement = { sql: string; parameters: readonly unknown[]; from: string };

const noted = new Map<string, Statement | null>();
let recorded = 0;

/** Records a statement of a rule, but not those of tests. */
export function addStatement({ sql, parameters }: CompiledQuery): void {
	const shape = sql.replace(/\((\?|\$\d+)(, (\?|\$\d+))*\)/g, "(?)").replace(/(\(\?\), )+/g, "");
	if (noted.has(shape)) return;
	const from = whoAsks();
	noted.set(shape, from === null ? null : { sql, parameters, from });
}

function whoAsks(): string | null {
	const usual = Error.stackTraceLimit;
	Error.stackTraceLimit = FRAMES;
	const { stack = "" } = new Error();
	Error.stackTraceLimit = usual;
	const files = stack
		.split("\n")
		.flatMap((line) => /\/((?:app|commands|db|demo)\/[\w./-]+?)(?:\?[^:]*)?:\d+/.exec(line)?.[1] ?? []);
	const asks = files.find((file) => !/^db\/(client|testing\/statements|engines\/.*)\.ts$/.test(file));
	return asks === undefined || /\.test\.|\/testing\//.test(asks) ? null : asks;
}

/** Writes what was recorded since the last call. */
export function recordStatements(engine: Engine): void {
	const all = [...noted.values()];
	const lines = all
		.slice(recorded)
		.flatMap((statement) => (statement ? `${JSON.stringify(statement, shortly)}\n` : []));
	recorded = all.length;
	if (lines.length === 0) return;
	mkdirSync(FOLDER, { recursive: true });
	appendFileSync(join(FOLDER, `${engine}-${process.ppid}-${process.pid}.jsonl`), lines.join(""));
}

/** Pictures and files would fill the disk, and do not affect plans. */
function shortly(_: string, value: unknown): unknown {
	if (typeof value === "bigint") return Number(value);
	if (value instanceof Object && "type" in value && value.type === "Buffer") return null;
	return value;
}

/** Deletes those of finished runs, whose number is in the file name. */
export function clearStatements(engine: Engine): void {
	for (const file of filesOf(engine))
		if (!isRunning(Number(file.split("-").at(-2)))) rmSync(file, { force: true });
}

function isRunning(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}

/** All statements of the last test run, without duplicates. */
export function readStatements(engine: Engine): Statement[] {
	const lines = filesOf(engine).flatMap((file) => readFileSync(file, "utf8").split("\n").filter(Boolean));
	const statements = lines.map((line) => JSON.parse(line) as Statement);
	return [...new Map(statements.map((statement) => [statement.sql, statement])).values()];
}

const filesOf = (engine: Engine): string[] =>
	existsSync(FOLDER)
		? readdirSync(FOLDER)
				.filter((name) => name.startsWith(`${engine}-`))
				.map((name) => join(FOLDER, name))
		: [];
