import { type Kysely, sql } from "kysely";
import { announceTopic } from "./support/announce-topic.ts";
import { columnTypes, createTable } from "./support/columns.ts";
import { countChanges } from "./support/count-changes.ts";
import { runsOnPostgres } from "./support/engine.ts";

/** The team of each hotel with the owner as its first member, in place of `hotels.owner_id`, and invitations to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await createMembers(db);
	await createInvitations(db);
	await sql`insert into hotel_members (hotel_id, account_id, role, created_at)
		select id, owner_id, 'owner', created_at from hotels where owner_id is not null`.execute(db);
	await dropOwner(db);
	for (const topic of ["hotels", "hotel_members"])
		await announceTopic(db, { table: "hotel_members", topic, on: ["insert", "update", "delete"] });
}

async function createMembers(db: Kysely<unknown>): Promise<void> {
	const { instant, number } = columnTypes(db);
	await db.schema
		.createTable("hotel_members")
		.addColumn("hotel_id", number, (column) => column.notNull().references("hotels.id").onDelete("cascade"))
		.addColumn("account_id", number, (column) =>
			column.notNull().references("accounts.id").onDelete("cascade"),
		)
		.addColumn("role", "text", (column) => column.notNull().check(sql`role in ('owner', 'manager', 'desk')`))
		.addColumn("added_by", number, (column) => column.references("accounts.id").onDelete("set null"))
		.addColumn("created_at", instant, (column) => column.notNull())
		.addPrimaryKeyConstraint("hotel_members_key", ["hotel_id", "account_id"])
		.execute();
	await sql`create unique index hotel_members_owner on hotel_members (hotel_id) where role = 'owner'`.execute(
		db,
	);
	await sql`create index hotel_members_by_account on hotel_members (account_id, role, hotel_id)`.execute(db);
	await sql`create index hotel_members_by_adder on hotel_members (added_by) where added_by is not null`.execute(
		db,
	);
}

async function createInvitations(db: Kysely<unknown>): Promise<void> {
	const { instant, number } = columnTypes(db);
	await createTable(db, "hotel_invitations")
		.addColumn("hotel_id", number, (column) => column.notNull().references("hotels.id").onDelete("cascade"))
		.addColumn("email", "text", (column) => column.notNull())
		.addColumn("role", "text", (column) => column.notNull().check(sql`role in ('manager', 'desk')`))
		.addColumn("token_hash", "text", (column) => column.notNull().unique())
		.addColumn("invited_by", number, (column) => column.references("accounts.id").onDelete("cascade"))
		.addColumn("created_at", instant, (column) => column.notNull())
		.addColumn("expires_at", instant, (column) => column.notNull())
		.addUniqueConstraint("hotel_invitations_key", ["hotel_id", "email"])
		.execute();
	await sql`create index hotel_invitations_by_email on hotel_invitations (email)`.execute(db);
	await sql`create index hotel_invitations_by_sender on hotel_invitations (invited_by)`.execute(db);
	await sql`create index hotel_invitations_by_expiry on hotel_invitations (expires_at)`.execute(db);
}

/** Triggers that name the column are made anew without it. */
async function dropOwner(db: Kysely<unknown>): Promise<void> {
	const on = runsOnPostgres(db) ? " on hotels" : "";
	const events = {
		announce_hotels: ["update"],
		count_travel: ["insert", ...(on ? [] : ["delete"]), "update"],
	};
	for (const [name, own] of Object.entries(events))
		for (const event of own) await sql.raw(`drop trigger ${name}_hotels_${event}${on}`).execute(db);
	await sql`drop index hotels_by_owner`.execute(db);
	await sql`alter table hotels drop column owner_id`.execute(db);
	await announceTopic(db, { table: "hotels", topic: "hotels", on: ["update"], of: ["status"] });
	await countChanges(db, "travel", { table: "hotels", except: ["nights_sold", "merit"] });
}
