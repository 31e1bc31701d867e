import { type Kysely, sql } from "kysely";
import { runsOnPostgres } from "./support/engine.ts";

/** Columns whose changes do not count for the subject of their table. */
const UNCOUNTED = [
	{ table: "hotels", subject: "travel", except: ["nights_sold", "merit"] },
	{ table: "products", subject: "shop", except: ["units_sold"] },
	{ table: "variants", subject: "shop", except: ["stock", "updated_at"] },
];

/**
 * Triggers no longer run for statements that change nothing of what they look for: a sale that is counted, and an email
 * that is recorded as sent. PostgreSQL prepared the comparison of all columns for each such statement, and woke the
 * listeners of the overview for each email.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	const isPostgres = runsOnPostgres(db);
	const replace = async (name: string, table: string, rest: ReturnType<typeof sql>) => {
		const on = isPostgres ? sql` on ${sql.table(table)}` : sql``;
		await sql`drop trigger ${sql.ref(name)}${on}`.execute(db);
		await sql`create trigger ${sql.ref(name)} ${rest}`.execute(db);
	};
	const distinct = (column: string) =>
		sql`${sql.ref(`old.${column}`)} is distinct from ${sql.ref(`new.${column}`)}`;
	const count = (subject: string) =>
		isPostgres
			? sql`execute function count_change(${sql.lit(subject)})`
			: sql`begin
				update data_versions set changes = changes + 1 where subject = ${sql.lit(subject)};
			end`;
	for (const { table, subject, except } of UNCOUNTED) {
		const columns = (await columnsOf(db, table)).filter(({ name }) => !except.includes(name));
		const set = columns.filter(({ is_generated }) => !is_generated);
		const names = sql.join(set.map(({ name }) => sql.ref(name)));
		const differs = sql.join(
			columns.map(({ name }) => distinct(name)),
			sql` or `,
		);
		await replace(
			`count_${subject}_${table}_update`,
			table,
			sql`after update of ${names} on ${sql.table(table)} for each row when (${differs}) ${count(subject)}`,
		);
	}
	const announce = isPostgres ? sql`execute function announce_change('overview')` : count("overview");
	await replace(
		"announce_overview_outbox_update",
		"outbox",
		sql`after update of failed_at on outbox for each row when (${distinct("failed_at")}) ${announce}`,
	);
}

/** SQLite's list has no generated columns. They change with others. */
async function columnsOf(db: Kysely<unknown>, table: string) {
	const { rows } = await (runsOnPostgres(db)
		? sql<{ name: string; is_generated: boolean }>`select attname as name, attgenerated <> '' as is_generated
			from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`
		: sql<{ name: string; is_generated: boolean }>`select name, false as is_generated
			from pragma_table_info(${table})`
	).execute(db);
	return rows;
}
