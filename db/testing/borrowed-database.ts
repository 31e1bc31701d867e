import pg from "pg";
import { copyTemplate, type DatabaseTemplate, onServer } from "./database-template.ts";

/** A fingerprint of the schema in numbers, stored in the comment of a new database. */
const SCHEMA_NOW = `select concat_ws(' ', (select count(*) from pg_class), (select count(*) from pg_proc),
	(select count(*) from pg_trigger), (select count(*) from pg_constraint), (select count(*) from pg_attribute))`;

/** Ends the last test's connections, and restores rows and sequences as in a new copy. */
const EMPTY = `
	select pg_terminate_backend(pid) from pg_stat_activity
		where datname = current_database() and pid <> pg_backend_pid();
	set session_replication_role = replica;
	do $$ declare each record; begin
		for each in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
			execute format('delete from %I', each.tablename);
		end loop;
		for each in select sequencename from pg_sequences where schemaname = 'public' loop
			perform setval(format('%I', each.sequencename), 1, false);
		end loop;
	end $$`;

type Borrowed = { url: string; giveBack: () => Promise<void> };

/**
 * Returns a migrated, empty database for one test. On PostgreSQL emptying a database takes a hundredth of the
 * time of creating one, so a worker's tests share one, and get a new one after a test that changed the
 * schema. The template must have no rows.
 */
export async function borrowDatabase(template: DatabaseTemplate): Promise<Borrowed> {
	if (template.engine === "sqlite") {
		const { url, remove } = await copyTemplate(template);
		return { url, giveBack: remove };
	}
	const name = `worker_${process.env.VITEST_POOL_ID}`;
	const url = template.serverUrl.replace(/\/postgres$/, `/${name}`);
	if (!(await isAsNew(url))) {
		await onServer(template.serverUrl, `drop database if exists ${name} with (force)`);
		await onServer(template.serverUrl, `create database ${name} template ${template.name}`);
		await onServer(
			url,
			`do $$ begin execute format('comment on database ${name} is %L', (${SCHEMA_NOW})); end $$`,
		);
	}
	return { url, giveBack: async () => {} };
}

/** One connection to the worker's database, so that emptying it again needs no new look-up of its tables. */
let emptier: pg.Pool | undefined;

function openEmptier(connectionString: string): pg.Pool {
	const pool = new pg.Pool({ connectionString, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
	// Its database was dropped, or the tests are over: the next one is another connection.
	pool.on("error", () => {});
	return pool;
}

/** Empties the database. False when there is none, or a test has changed its schema. */
async function isAsNew(url: string): Promise<boolean> {
	try {
		emptier ??= openEmptier(url);
		await emptier.query(EMPTY);
		const { rows } = await emptier.query<{ as_new: boolean | null }>(
			`select (${SCHEMA_NOW}) = shobj_description(oid, 'pg_database') as as_new
				from pg_database where datname = current_database()`,
		);
		return rows[0]?.as_new === true;
	} catch (error) {
		if (error instanceof pg.DatabaseError && error.code === "3D000") return false;
		throw error;
	}
}
