import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Migration } from "kysely";
import pg from "pg";
import { openDatabase } from "#db/client.ts";
import { type Engine, sqlitePath } from "#db/engine.ts";
import { migrate } from "#db/migrate.ts";
import { startPostgres } from "./postgres-server.ts";

/** A migrated, empty database that tests copy. Plain data, so that it can be passed to workers. */
export type DatabaseTemplate = { engine: Engine; serverUrl: string; name: string };

/** Creates the template; `fill` may add rows for every copy. `known`: the migrations to run before. */
export async function makeTemplate(
	engine: Engine,
	fill: (url: string) => Promise<void> = async () => {},
	available?: Record<string, Migration>,
): Promise<{ template: DatabaseTemplate; remove: () => Promise<void> }> {
	if (engine === "sqlite") {
		const folder = mkdtempSync(join(tmpdir(), "meeha-sqlite-"));
		const url = `sqlite:${join(folder, "template.db")}`;
		await fillAndClose(url, fill, available);
		return {
			template: { engine, serverUrl: folder, name: "template" },
			remove: async () => rmSync(folder, { recursive: true, force: true }),
		};
	}
	const server = await startPostgres();
	await onServer(server.url("postgres"), "create database template");
	await fillAndClose(server.url("template"), fill, available);
	return { template: { engine, serverUrl: server.url("postgres"), name: "template" }, remove: server.stop };
}

/** The template itself; close it before it is copied. */
export const templateUrl = ({ engine, serverUrl, name }: DatabaseTemplate): string =>
	engine === "sqlite"
		? `sqlite:${join(serverUrl, `${name}.db`)}`
		: serverUrl.replace(/\/postgres$/, `/${name}`);

type Copy = { url: string; remove: () => Promise<void> };

/** A copy of the template, in a few milliseconds (SQLite) or tens of them (PostgreSQL). */
export async function copyTemplate(template: DatabaseTemplate): Promise<Copy> {
	const copy = nameCopy(template);
	if (template.engine === "sqlite")
		copyFileSync(join(template.serverUrl, `${template.name}.db`), sqlitePath(copy.url));
	else await onServer(template.serverUrl, `create database ${copy.name} template ${template.name}`);
	return copy;
}

/** An empty database next to the template. */
export async function newEmptyDatabase(template: DatabaseTemplate): Promise<Copy> {
	const copy = nameCopy(template);
	if (template.engine === "postgres") await onServer(template.serverUrl, `create database ${copy.name}`);
	return copy;
}

function nameCopy({ engine, serverUrl }: DatabaseTemplate): Copy & { name: string } {
	const name = `copy_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
	if (engine === "postgres") {
		const remove = () => onServer(serverUrl, `drop database ${name} with (force)`);
		return { name, url: serverUrl.replace(/\/postgres$/, `/${name}`), remove };
	}
	const path = join(serverUrl, `${name}.db`);
	const remove = async () => {
		for (const suffix of ["", "-wal", "-shm"]) rmSync(path + suffix, { force: true });
	};
	return { name, url: `sqlite:${path}`, remove };
}

async function fillAndClose(
	url: string,
	fill: (url: string) => Promise<void>,
	available?: Record<string, Migration>,
): Promise<void> {
	const db = openDatabase({ url });
	await migrate(db, available);
	await db.destroy();
	await fill(url);
}

/** Runs one statement on its own connection. */
export async function onServer(url: string, statement: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		await client.query(statement);
	} finally {
		await client.end();
	}
}
