import { type Kysely, sql } from "kysely";
import { runsOnPostgres } from "./support/engine.ts";

/** Photos of a refused form wait for an account, or for the link of a job. Those that wait stay with their account. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await (runsOnPostgres(db) ? alterOnPostgres(db) : copyOnSqlite(db));
	await sql`create index waiting_uploads_by_link on waiting_uploads (link_hash, id)
		where link_hash is not null`.execute(db);
}

const ONE_OWNER = sql`(account_id is null) <> (link_hash is null)`;

async function alterOnPostgres(db: Kysely<unknown>): Promise<void> {
	await sql`alter table waiting_uploads
		alter column account_id drop not null,
		add column link_hash text,
		add constraint waiting_uploads_one_owner check (${ONE_OWNER})`.execute(db);
}

/** SQLite can't drop "not null": the table is copied, with its indexes and the last id that it used. */
async function copyOnSqlite(db: Kysely<unknown>): Promise<void> {
	const { rows: own } = await sql<{ source: string }>`select sql as source from sqlite_master
		where tbl_name = 'waiting_uploads' and type in ('index', 'trigger') and sql is not null`.execute(db);
	await sql`create table waiting_uploads_next (
		id integer primary key autoincrement,
		account_id integer references accounts (id) on delete cascade,
		link_hash text,
		name text not null,
		size integer not null,
		created_at text not null,
		bytes blob not null,
		constraint waiting_uploads_one_owner check (${ONE_OWNER})
	)`.execute(db);
	await sql`insert into waiting_uploads_next (id, account_id, name, size, created_at, bytes)
		select id, account_id, name, size, created_at, bytes from waiting_uploads`.execute(db);
	await sql`delete from sqlite_sequence where name = 'waiting_uploads_next'`.execute(db);
	await sql`insert into sqlite_sequence (name, seq)
		select 'waiting_uploads_next', seq from sqlite_sequence where name = 'waiting_uploads'`.execute(db);
	await sql`drop table waiting_uploads`.execute(db);
	await sql`alter table waiting_uploads_next rename to waiting_uploads`.execute(db);
	for (const { source } of own) await sql.raw(source).execute(db);
}
