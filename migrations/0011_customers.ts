import { type Kysely, sql } from "kysely";
import { columnTypes, createTable, defaultTo, mayName, partOf, required } from "./support/columns.ts";
import { runsOnPostgres } from "./support/engine.ts";
import { createFullText, createIndexes, createUniqueIndexes } from "./support/indexes.ts";

/** What people order and book, by account or as guests with their email address. */
const BOUGHT = ["orders", "bookings", "moving_bookings"];

/**
 * One row for each account, and one for each email address of guests. Triggers keep them: a guest's row exists as long as
 * something that no account owns has the address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { instant, number } = columnTypes(db);
	await createTable(db, "customers")
		.addColumn("account_id", number, (column) =>
			column.unique().references("accounts.id").onDelete("cascade"),
		)
		.addColumn("email", "text", required)
		.addColumn("name", "text", required)
		.addColumn("phone", "text", defaultTo(""))
		.addColumn("created_at", instant, required)
		.execute();
	await createTable(db, "customer_notes")
		.addColumn("customer_id", number, partOf("customers"))
		.addColumn("actor_id", number, mayName("accounts"))
		.addColumn("text", "text", required)
		.addColumn("created_at", instant, required)
		.execute();
	await createUniqueIndexes(db, { customers_by_guest: "customers (email) where account_id is null" });
	await createIndexes(db, {
		customers_of_accounts: "customers (id) where account_id is not null",
		customers_of_guests: "customers (id) where account_id is null",
		customers_by_name: "customers ((lower(name)), id)",
		customer_notes_by_actor: "customer_notes (actor_id) where actor_id is not null",
		customer_notes_by_customer: "customer_notes (customer_id, id)",
	});
	await (runsOnPostgres(db)
		? createIndexes(db, {
				customers_by_part:
					"customers using gin ((name || ' ' || lower(name) || ' ' || email || ' ' || phone) gin_trgm_ops)",
			})
		: createFullText(db, "customers", ["name", "email", "phone"], "tokenize = 'trigram', detail = 'full'"));
	await fill(db);
	await follow(db);
}

const IS_CONFIRMED = (email: string) =>
	`exists (select 1 from accounts where accounts.email = ${email} and email_verified_at is not null)`;
const ONE_GUEST = "on conflict (email) where account_id is null";

async function fill(db: Kysely<unknown>): Promise<void> {
	const lastPhone = BOUGHT.map(
		(table) =>
			`(select contact_e164 from ${table} where ${table}.account_id = accounts.id order by id desc limit 1)`,
	);
	await sql
		.raw(`insert into customers (account_id, email, name, phone, created_at)
			select id, email, name, coalesce(${lastPhone.join(", ")}, ''), created_at from accounts order by id`)
		.execute(db);
	for (const table of BOUGHT)
		await sql
			.raw(`insert into customers (email, name, phone, created_at)
				select bought.email, bought.name, bought.contact_e164, guests.since
				from (select max(id) as last, min(created_at) as since from ${table}
					where account_id is null and email <> '' group by email) as guests
				join ${table} as bought on bought.id = guests.last
				where not ${IS_CONFIRMED("bought.email")} ${ONE_GUEST} do nothing`)
			.execute(db);
}

/** The statements of each change of what is bought. */
const LEARN = `
	update customers set phone = new.contact_e164
		where account_id = new.account_id and phone <> new.contact_e164 and new.contact_e164 <> '';
	insert into customers (email, name, phone, created_at)
		select new.email, new.name, new.contact_e164, new.created_at
		where new.account_id is null and new.email <> '' and not ${IS_CONFIRMED("new.email")}
		${ONE_GUEST} do update set name = excluded.name, phone = excluded.phone;`;
/** Once their address is confirmed, a guest's orders and bookings are the account's, and so are the notes. */
const MOVE_NOTES = `
	update customer_notes set customer_id = (select id from customers where account_id = new.account_id)
		where old.account_id is null and new.account_id is not null and customer_id = (
			select id from customers where account_id is null and email = old.email);`;
const FORGET = `
	delete from customers where account_id is null and email = old.email and ${BOUGHT.map(
		(table) =>
			`not exists (select 1 from ${table} as bought where bought.email = old.email and bought.account_id is null)`,
	).join(" and ")};`;

const OF_ACCOUNTS = {
	insert: `insert into customers (account_id, email, name, created_at)
		values (new.id, new.email, new.name, new.created_at);`,
	update: "update customers set email = new.email, name = new.name where account_id = new.id;",
};

async function follow(db: Kysely<unknown>): Promise<void> {
	for (const table of BOUGHT) {
		await act(db, { table, event: "insert", statements: LEARN });
		await act(db, {
			table,
			event: "update",
			of: ["email", "account_id"],
			statements: MOVE_NOTES + LEARN + FORGET,
		});
		await act(db, { table, event: "delete", statements: FORGET });
	}
	await act(db, { table: "accounts", event: "insert", statements: OF_ACCOUNTS.insert });
	await act(db, {
		table: "accounts",
		event: "update",
		of: ["email", "name"],
		statements: OF_ACCOUNTS.update,
	});
}

type Action = { table: string; event: string; of?: readonly string[]; statements: string };

/** Runs statements after each change of a row, which they know as `old` and `new`. */
async function act(db: Kysely<unknown>, { table, event, of, statements }: Action): Promise<void> {
	const name = `customers_of_${table}_${event}`;
	const when = of
		? `of ${of.join(", ")} on ${table} for each row when (${of
				.map((column) => `old.${column} is distinct from new.${column}`)
				.join(" or ")})`
		: `on ${table} for each row`;
	const head = `create trigger ${name} after ${event} ${when}`;
	if (!runsOnPostgres(db)) {
		await sql.raw(`${head} begin ${statements} end`).execute(db);
		return;
	}
	await sql
		.raw(`create function ${name}() returns trigger language plpgsql as $$
			begin ${statements} return null; end $$`)
		.execute(db);
	await sql.raw(`${head} execute function ${name}()`).execute(db);
}
