import { isInTrail } from "#app/common/changes/changes.server.ts";
import { readText, storeText } from "#app/common/changes/stored-text.ts";
import { t } from "#app/common/language/messages.ts";
import type { HotelReviewStatus } from "#app/travel/hotels/hotel-states.ts";
import type { Database } from "#db/client.ts";

const TRAIL_LIMIT = 100;

/** A change of owner in the audit trail: account ids, because the trail outlives accounts. */
export const storeOwnerChange = (before: number | null, after: number): string =>
	storeText("became", { from: before === null ? "" : `account ${before}`, to: `account ${after}` });

/** A change of status in the audit trail. */
export const storeHotelStep = (from: HotelReviewStatus, to: HotelReviewStatus): string =>
	storeText("became", { from: { label: from, of: "hotelStatus" }, to: { label: to, of: "hotelStatus" } });

const ACCOUNT = /\baccount (\d+)/g;

/**
 * The last 100 changes to a hotel and who made them (null: a deleted account), latest first. Entries about the owner or
 * the team have names instead of the accounts' numbers, and the roles that they changed:
 * `Dan (dan@example.com): Desk → Manager`.
 */
export async function readHotelTrail(db: Database, { hotelId }: { hotelId: number }) {
	const trail = await db
		.selectFrom("changes as event")
		.leftJoin("accounts", "accounts.id", "event.actor_id")
		.select(["event.id", "event.action", "event.detail", "event.at", "accounts.name as by"])
		.select(["event.from_value", "event.to_value"])
		.where("event.subject", "=", `hotel ${hotelId}`)
		.where(isInTrail)
		.orderBy("event.at", "desc")
		.orderBy("event.id", "desc")
		.limit(TRAIL_LIMIT)
		.execute();
	const isOfAccounts = ({ action }: (typeof trail)[number]) =>
		action === "hotel owner" || action === "invitation withdrawn" || action.startsWith("member ");
	const ids = trail
		.filter(isOfAccounts)
		.flatMap(({ detail }) => [...(detail ?? "").matchAll(ACCOUNT)].map(([, id]) => Number(id)));
	const accounts = await db
		.selectFrom("accounts")
		.select(["id", "name", "email"])
		.where((eb) => (ids.length > 0 ? eb("id", "in", ids) : eb.lit(false)))
		.execute();
	const nameOf = (id: string, action: string) => {
		const account = accounts.find((each) => each.id === Number(id));
		if (!account) return t.hotelTrail.deletedAccount;
		return action === "hotel owner" ? account.name : `${account.name} (${account.email})`;
	};
	return trail.map(({ from_value, to_value, ...stored }) => {
		const event = { ...stored, detail: stored.detail && readText(stored.detail) };
		if (!isOfAccounts({ from_value, to_value, ...event })) return event;
		const named = event.detail?.replace(ACCOUNT, (_, id: string) => nameOf(id, event.action));
		const roles = [from_value, to_value].flatMap((role) => (role ? [readText(role)] : [])).join(" → ");
		return { ...event, detail: [named, roles].filter(Boolean).join(": ") };
	});
}
