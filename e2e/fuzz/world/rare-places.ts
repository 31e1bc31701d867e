import { maskId } from "#app/common/masked-id.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { keptField } from "#app/shop/orders/editing/edit-form.ts";
import { splitInTwo } from "#app/testing/shop/order.ts";
import { anotherRoomPath } from "#app/travel/booking/basket.ts";
import { checkoutRoomPath } from "#app/travel/nights/stay.ts";
import type { Database } from "#db/client.ts";
import { today } from "#e2e/helpers/inn.ts";
import { encryptedText } from "#e2e/helpers/signed-cookie.ts";
import { FUZZ_DATA_TOKEN, type FuzzSender } from "./people.ts";

const newDates = (path: string) =>
	`${path}?${new URLSearchParams({ checkIn: addDays(today(), 14), checkOut: addDays(today(), 16) })}`;

type Numbers = { order: string; confirmed: string };

/** Pages that show a form only for one particular record. */
export async function rarePlaces(
	db: Database,
	numbers: Partial<Record<FuzzSender, Numbers>>,
): Promise<Record<FuzzSender, string[]>> {
	const hotel = await db
		.selectFrom("hotels")
		.select("id")
		.where("name", "=", "Waiting inn")
		.executeTakeFirstOrThrow();
	const refused = await db
		.selectFrom("hotels")
		.select("id")
		.where("name", "=", "Refused inn")
		.executeTakeFirstOrThrow();
	const unconfirmed = await db
		.selectFrom("orders")
		.select(["id", "number"])
		.where("status", "=", "new")
		.executeTakeFirstOrThrow();
	const line = await db
		.selectFrom("order_lines")
		.select("id")
		.where("order_id", "=", unconfirmed.id)
		.executeTakeFirstOrThrow();
	const mine = await db
		.selectFrom("rooms")
		.select(["id", "hotel_id"])
		.where("name", "=", "Suite")
		.executeTakeFirstOrThrow();
	const furnished = await db
		.selectFrom("rooms")
		.select("id")
		.where("hotel_id", "=", mine.hotel_id)
		.where("name", "<>", "Suite")
		.executeTakeFirstOrThrow();
	const assigned = await db
		.selectFrom("unit_nights")
		.innerJoin("bookings", "bookings.id", "unit_nights.booking_id")
		.select(["unit_nights.unit_id", "bookings.id", "bookings.number"])
		.distinct()
		.where("bookings.room_id", "=", furnished.id)
		.orderBy("unit_nights.unit_id")
		.execute();
	const [one, two] = assigned.map(({ unit_id, ...stay }) => ({ ...stay, unit: maskId(unit_id) }));
	const sent = { guests: [{ name: "Ana Lima" }], signature: "Ana Lima" };
	await db
		.insertInto("online_check_ins")
		.values({
			booking_id: one?.id ?? 0,
			arrives_at: "later",
			details: encryptedText(`online check-in ${one?.number}`, JSON.stringify(sent)),
			kept_days: 30,
			idempotency_key: "sent before",
			sent_at: new Date().toISOString(),
		})
		.execute();
	const lamp = await db
		.selectFrom("products")
		.select("id")
		.where("title", "=", "Halden lamp")
		.executeTakeFirstOrThrow();
	const empty = await db
		.selectFrom("categories")
		.select("id")
		.where("slug", "=", "empty")
		.executeTakeFirstOrThrow();
	const method = await db.selectFrom("delivery_methods").select("id").executeTakeFirstOrThrow();
	const { number: paid } = await db
		.selectFrom("orders")
		.select("number")
		.where("payment_method", "=", "online")
		.where("payment", "=", "paid")
		.executeTakeFirstOrThrow();
	const stayPayment = await db
		.selectFrom("payments")
		.select("id")
		.where("subject", "=", "stay")
		.orderBy("id")
		.executeTakeFirstOrThrow();
	const payment = `/dashboard/payments/${maskId(stayPayment.id)}`;
	const dispute = await db.selectFrom("disputes").select(["id", "payment_id"]).executeTakeFirstOrThrow();
	const statement = await db
		.selectFrom("commission_statements")
		.select("id")
		.where("hotel_id", "=", mine.hotel_id)
		.executeTakeFirstOrThrow();
	const requested = await db
		.selectFrom("order_returns")
		.innerJoin("orders", "orders.id", "order_returns.order_id")
		.select(["order_returns.id", "orders.number"])
		.where("order_returns.status", "=", "requested")
		.executeTakeFirstOrThrow();
	const files = await db.selectFrom("product_imports").select("id").execute();
	const imports = files.map(({ id }) => `/dashboard/imports/${maskId(id)}`);
	const { id } = await db
		.insertInto("changes")
		.values({
			kind: "hotel",
			action: "hotel identity",
			subject: `hotel ${mine.hotel_id}`,
			detail: "Name: Mar → Miramar",
			is_in_trail: true,
			at: new Date().toISOString(),
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	await db.updateTable("hotels").set({ unreviewed_change_id: id }).where("id", "=", mine.hotel_id).execute();
	const split = await splitConfirmed(db);
	const own = (sender: FuzzSender) => {
		const { order = "", confirmed = "" } = numbers[sender] ?? {};
		return [`/track?number=${order}`, newDates(`/track/${confirmed}/dates`)];
	};
	const product = `/dashboard/products/${maskId(lamp.id)}`;
	const shop = [
		product,
		...imports.flatMap((path) => [path, `${path}/pictures`]),
		`/orders/confirmation?numbers=${unconfirmed.number}`,
		`/orders/${unconfirmed.number}/edit`,
		`/orders/${unconfirmed.number}/parcels`,
		`/orders/${split}`,
		`/orders/${unconfirmed.number}/edit?step=review&${keptField(line.id)}=5`,
		`/orders/${requested.number}/returns/${maskId(requested.id)}/approval`,
		`/orders/${paid}/refunds/new`,
		`/orders/${paid}/refunds/new?step=review&what=amount&amount=0.10`,
		payment,
		`${payment}/refund`,
		`/dashboard/payments/${maskId(dispute.payment_id)}/disputes/${maskId(dispute.id)}`,
		`/dashboard/statements/${maskId(statement.id)}`,
		`${product}/photos`,
		`${product}/photos/variants`,
		`${product}/variants`,
		`${product}/translations`,
		`/dashboard/categories/${maskId(empty.id)}/deletion`,
		`/dashboard/categories/${maskId(empty.id)}/translations`,
		`/dashboard/delivery/${maskId(method.id)}/translations`,
	];
	const [inn, room] = [`/list-new-hotel/${maskId(mine.hotel_id)}`, `/edit-room/${maskId(furnished.id)}`];
	const desk = [
		`/list-new-hotel/${maskId(hotel.id)}/deletion`,
		`/list-new-hotel/${maskId(refused.id)}`,
		...[`${inn}/photos`, `${inn}/rooms`, `${room}/photos`, `${room}/calendars`],
		...[`${inn}/translations`, `${room}/translations`, `${inn}/rates/new`, `${inn}/offers/new`],
		`/edit-room/${maskId(mine.id)}/deletion`,
		`/owner/manage-bookings/${one?.number}/swap?unit=${one?.unit}&with=${two?.unit}`,
		`/owner/manage-bookings/${one?.number}/guests`,
		newDates(`/owner/manage-bookings/${numbers.visitor?.confirmed}/dates`),
	];
	const stay = { checkIn: addDays(today(), 14), checkOut: addDays(today(), 16) };
	const checkout = checkoutRoomPath(furnished.id, { ...stay, adults: 1, children: 0, rooms: 1 });
	return {
		visitor: [
			...own("visitor"),
			"/privacy/data/summary",
			`/privacy/data/link?token=${FUZZ_DATA_TOKEN}`,
			anotherRoomPath(checkout),
		],
		User: [
			"/back-in-stock/requests",
			"/profile",
			"/profile/avatar",
			"/profile/deletion",
			"/profile/language",
			...own("User"),
		],
		Hotel: ["/profile", "/profile/second-factor/recovery-codes", "/profile/second-factor/removal", ...desk],
		Admin: [...desk, ...shop],
		SuperAdmin: [...shop, `/hotels/${maskId(mine.hotel_id)}`],
	};
}

/** Divides a confirmed order into parcels; its number. */
async function splitConfirmed(db: Database): Promise<string> {
	const { number } = await db
		.selectFrom("orders")
		.select("number")
		.where("status", "=", "confirmed")
		.where("payment", "=", "paid")
		.orderBy("id")
		.executeTakeFirstOrThrow();
	const staff = db.selectFrom("accounts").select("id").where("role", "=", "Admin").orderBy("id");
	const { id: actorId } = await staff.executeTakeFirstOrThrow();
	await splitInTwo(db, { number, actorId, now: new Date() });
	return number;
}
