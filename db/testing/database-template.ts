import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { openDatabase } from "../client.ts";
import type { Engine } from "../engine.ts";
import { migrate } from "../migrate.ts";
import { startPostgres } from "./postgres-server.ts";

/** A migrated, empty database that tests take copies of. Plain data, so that it can be handed to workers. */
export type DatabaseTemplate = { engine: Engine; serverUrl: string; name: string };

/** Makes the template; `fill` may add rows that every copy shall have. */
export async function makeTemplate(
	engine: Engine,
	fill: (url: string) => Promise<void> = async () => {},
): Promise<{ template: DatabaseTemplate; remove: () => Promise<void> }> {
	if (engine === "sqlite") {
		const folder = mkdtempSync(join(tmpdir(), "meeha-sqlite-"));
		const url = `sqlite:${join(folder, "template.db")}`;
		await fillAndClose(url, fill);
		return {
			template: { engine, serverUrl: folder, name: "template" },
			remove: async () => rmSync(folder, { recursive: true, force: true }),
		};
	}
	const server = await startPostgres();
	await onServer(server.url("postgres"), "create database template");
	await fillAndClose(server.url("template"), fill);
	return { template: { engine, serverUrl: server.url("postgres"), name: "template" }, remove: server.stop };
}

/** A copy of the template of one's own, in a few milliseconds (SQLite) or tens of them (PostgreSQL). */
export async function copyTemplate(
	template: DatabaseTemplate,
): Promise<{ url: string; remove: () => Promise<void> }> {
	const name = `copy_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
	if (template.engine === "sqlite") {
		const path = join(template.serverUrl, `${name}.db`);
		copyFileSync(join(template.serverUrl, `${template.name}.db`), path);
		const remove = async () => {
			for (const suffix of ["", "-wal", "-shm"]) rmSync(path + suffix, { force: true });
		};
		return { url: `sqlite:${path}`, remove };
	}
	await onServer(template.serverUrl, `create database ${name} template ${template.name}`);
	return {
		url: template.serverUrl.replace(/\/postgres$/, `/${name}`),
		remove: () => onServer(template.serverUrl, `drop database ${name} with (force)`),
	};
}

async function fillAndClose(url: string, fill: (url: string) => Promise<void>): Promise<void> {
	const db = openDatabase({ url });
	await migrate(db);
	await db.destroy();
	await fill(url);
}

async function onServer(url: string, statement: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		await client.query(statement);
	} finally {
		await client.end();
	}
}
