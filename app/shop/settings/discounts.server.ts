import { wallClock } from "#app/site/calendar.ts";
import { showMoney } from "#app/site/money.ts";
import { addDays, momentOf } from "#app/site/zoned-time.server.ts";
import type { Database } from "#db/client.ts";
import { isUniqueViolation } from "#db/unique-violation.ts";
import { DISCOUNT_PLACES, typedPercent } from "./percent.ts";
import { recordChange, sayDifferences } from "./record-change.server.ts";

const COLUMNS = [
	"id",
	"code",
	"kind",
	"value",
	"minimum",
	"starts_at as startsAt",
	"ends_at as endsAt",
	"max_uses as maxUses",
	"uses",
	"is_active",
] as const;

/** Every discount, also those that are over or switched off, the newest first. */
export const listDiscounts = (db: Database) =>
	db.selectFrom("discounts").select(COLUMNS).orderBy("id", "desc").execute();

/** One of them, or undefined when there is none. */
export const findDiscount = (db: Database, { id }: { id: number | null }) =>
	db
		.selectFrom("discounts")
		.select(COLUMNS)
		.where("id", "=", id ?? 0)
		.executeTakeFirst();

type Period = { startsAt: string | null; endsAt: string | null };

/** The first and the last day of a discount on the market's calendar; "" for no bound. */
export function daysOf({ startsAt, endsAt }: Period, timeZone: string): { startsOn: string; endsOn: string } {
	return {
		startsOn: startsAt === null ? "" : wallClock(startsAt, timeZone).date,
		// It ends when the next day begins.
		endsOn: endsAt === null ? "" : wallClock(new Date(Date.parse(endsAt) - 1), timeZone).date,
	};
}

type DiscountChange = {
	/** Null makes one. */
	id: number | null;
	/** Capitals. */
	code: string;
	kind: "amount" | "percent";
	/** Minor units, or hundredths of a percent. */
	value: number;
	/** What the goods must cost at least, in minor units. */
	minimum: number;
	/** Calendar dates, both included; "" for no bound. */
	startsOn: string;
	endsOn: string;
	maxUses: number | null;
	isActive: boolean;
	/** The market's; the currency is for the words of the audit trail. */
	timeZone: string;
	currency: string;
	actorId: number | null;
	now: Date;
};

/** Makes or changes a discount. Refused when fewer uses would be allowed than there were (`uses`). */
export async function saveDiscount(
	db: Database,
	{ id, timeZone, currency, actorId, now, ...discount }: DiscountChange,
): Promise<
	| { ok: true; id: number }
	| { ok: false; reason: "gone" | "code_taken" }
	| { ok: false; reason: "used_more"; uses: number }
> {
	try {
		return await db.transaction().execute(async (trx) => {
			const before = id === null ? undefined : await findDiscount(trx, { id });
			if (id !== null && !before) return { ok: false, reason: "gone" };
			const values = {
				code: discount.code,
				kind: discount.kind,
				value: discount.value,
				minimum: discount.minimum,
				...momentsOf(discount, timeZone, before),
				max_uses: discount.maxUses,
				is_active: discount.isActive,
			};
			const saved = before
				? await trx
						.updateTable("discounts")
						.set(values)
						.where("id", "=", before.id)
						// A use that is counted at this moment counts.
						.$if(discount.maxUses !== null, (query) => query.where("uses", "<=", discount.maxUses ?? 0))
						.returning("id")
						.executeTakeFirst()
				: await trx
						.insertInto("discounts")
						.values({ ...values, created_at: now.toISOString() })
						.returning("id")
						.executeTakeFirst();
			if (!saved) return { ok: false, reason: "used_more", uses: before?.uses ?? 0 };
			const detail = sayDifferences(
				before ? describe({ ...before, isActive: before.is_active }, daysOf(before, timeZone), currency) : {},
				describe(discount, discount, currency),
			);
			if (detail)
				await recordChange(trx, {
					actorId,
					action: "discount",
					subject: `discount ${saved.id}`,
					detail,
					now,
				});
			return { ok: true, id: saved.id };
		});
	} catch (error) {
		if (isUniqueViolation(error)) return { ok: false, reason: "code_taken" };
		throw error;
	}
}

/** A day that stays keeps its moment: not every discount was made by this form. */
function momentsOf(
	{ startsOn, endsOn }: { startsOn: string; endsOn: string },
	timeZone: string,
	before: Period | undefined,
) {
	const days = before && daysOf(before, timeZone);
	const begin = (date: string) => momentOf(date, "00:00", timeZone).toISOString();
	return {
		starts_at: startsOn === "" ? null : days?.startsOn === startsOn ? before?.startsAt : begin(startsOn),
		ends_at: endsOn === "" ? null : days?.endsOn === endsOn ? before?.endsAt : begin(addDays(endsOn, 1)),
	};
}

type Described = Pick<DiscountChange, "code" | "kind" | "value" | "minimum" | "maxUses" | "isActive">;

const describe = (discount: Described, days: { startsOn: string; endsOn: string }, currency: string) => ({
	Code: discount.code,
	"Takes off":
		discount.kind === "percent"
			? `${typedPercent(discount.value, DISCOUNT_PLACES)} %`
			: showMoney(discount.value, currency),
	Minimum: showMoney(discount.minimum, currency),
	From: days.startsOn,
	To: days.endsOn,
	Uses: discount.maxUses,
	Active: discount.isActive,
});
