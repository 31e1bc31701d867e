import { type ExpressionBuilder, expressionBuilder, type Transaction } from "kysely";
import type { Role } from "#app/common/roles.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { type HotelPermission, ROLES_WITH } from "./member-roles.ts";

/** The ids of the hotels for which an account has a permission: a subquery for the condition of every query. */
export const hotelIdsOf = (accountId: number, permission: HotelPermission) =>
	expressionBuilder<Schema>()
		.selectFrom("hotel_members")
		.select("hotel_members.hotel_id")
		.where("hotel_members.account_id", "=", accountId)
		.where("hotel_members.role", "in", ROLES_WITH[permission]);

/** Whether an actor has a permission for a hotel. */
export async function mayManageHotel(
	db: Database,
	{ hotelId, actor, permission }: { hotelId: number; actor: Actor; permission?: HotelPermission },
): Promise<boolean> {
	const own = db
		.selectFrom("hotels")
		.select("hotels.id")
		.where("hotels.id", "=", hotelId)
		.where(isManagedBy(actor, permission));
	return (await own.executeTakeFirst()) !== undefined;
}

/** The members of a hotel who have a permission and may sign in, the owner first, then by name. */
export const readMembers = (
	db: Database,
	{ hotelId, permission }: { hotelId: number; permission: HotelPermission },
) =>
	db
		.selectFrom("hotel_members")
		.innerJoin("accounts", "accounts.id", "hotel_members.account_id")
		.select(["accounts.id", "accounts.name", "accounts.email", "accounts.language"])
		.select(["hotel_members.role"])
		.where("hotel_members.hotel_id", "=", hotelId)
		.where("hotel_members.role", "in", ROLES_WITH[permission])
		.where("accounts.suspended_at", "is", null)
		.orderBy((eb) => eb("hotel_members.role", "<>", "owner"))
		.orderBy("accounts.name")
		.orderBy("accounts.id")
		.execute();

/** The owner of a hotel; undefined for a hotel without one, which only staff manage. */
export const readOwner = (db: Database, { hotelId }: { hotelId: number }) =>
	db
		.selectFrom("hotel_members")
		.innerJoin("accounts", "accounts.id", "hotel_members.account_id")
		.select(["accounts.id", "accounts.name", "accounts.email", "accounts.language"])
		.where("hotel_members.hotel_id", "=", hotelId)
		.where("hotel_members.role", "=", "owner")
		.executeTakeFirst();

/** The language in which to write to the address of a hotel: that of its owner. */
export const readHotelLanguage = async (db: Database, hotelId: number): Promise<string | null> =>
	(await readOwner(db, { hotelId }))?.language ?? null;

/** Adds the owner of a new hotel. */
export async function addFirstMember(
	trx: Transaction<Schema>,
	{ hotelId, accountId, now }: { hotelId: number; accountId: number; now: Date },
): Promise<void> {
	const created_at = now.toISOString();
	await trx
		.insertInto("hotel_members")
		.values({ hotel_id: hotelId, account_id: accountId, role: "owner", added_by: accountId, created_at })
		.execute();
}

/** Who works for hotels: members of their teams, and an Admin for all of them. */
export type Actor = { accountId: number; role: Role };

/** The condition for hotels for which an actor has a permission, for every query that reads or changes them. */
export const isManagedBy =
	({ accountId, role }: Actor, permission: HotelPermission = "hotel") =>
	(eb: ExpressionBuilder<Schema, "hotels">) =>
		role === "Admin" ? eb.lit(true) : eb("hotels.id", "in", hotelIdsOf(accountId, permission));

/** The most hotels in a drop-down; `/list-new-hotel` lists all. */
export const MAX_CHOICES = 200;
