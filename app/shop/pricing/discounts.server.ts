import type { Database } from "#db/client.ts";
import { type DiscountRefusal, readDiscountCode } from "./discount-messages.ts";
import { discountOf } from "./price-order.ts";

/** `value` in minor units, or in hundredths of a percent. `amount`: what it takes off these goods. */
export type Discount = {
	id: number;
	code: string;
	kind: "amount" | "percent";
	value: number;
	amount: number;
};

export type JudgedDiscount = { ok: true; discount: Discount } | ({ ok: false } & DiscountRefusal);

/**
 * Checks whether a typed code takes something off goods of this price (`subtotal`, minor units, before
 * discount). Refused: unknown, inactive, outside its period, used up, or below its minimum. Counts nothing:
 * see `countDiscountUse`.
 */
export async function judgeDiscount(
	db: Database,
	{ code: typed, subtotal, now }: { code: string; subtotal: number; now: Date },
): Promise<JudgedDiscount> {
	const code = readDiscountCode(typed);
	const found =
		code === null
			? undefined
			: await db
					.selectFrom("discounts")
					.select(["id", "code", "kind", "value", "minimum", "starts_at", "ends_at", "max_uses", "uses"])
					.select("is_active")
					.where("code", "=", code)
					.executeTakeFirst();
	if (!found) return { ok: false, reason: "unknown" };
	const at = now.toISOString();
	if (!found.is_active) return { ok: false, reason: "inactive" };
	if (found.starts_at !== null && found.starts_at > at)
		return { ok: false, reason: "not_yet", startsAt: found.starts_at };
	if (found.ends_at !== null && found.ends_at <= at) return { ok: false, reason: "ended" };
	if (found.max_uses !== null && found.uses >= found.max_uses) return { ok: false, reason: "used_up" };
	if (subtotal < found.minimum) return { ok: false, reason: "too_little", minimum: found.minimum };
	const { id, kind, value } = found;
	return { ok: true, discount: { id, code: found.code, kind, value, amount: discountOf(subtotal, found) } };
}

/**
 * Counts one use in the order's transaction; returns false without counting when the discount is used up. One
 * conditional update, so that the last use is given only once.
 */
export async function countDiscountUse(trx: Database, discountId: number): Promise<boolean> {
	const counted = await trx
		.updateTable("discounts")
		.set((eb) => ({ uses: eb("uses", "+", 1) }))
		.where("id", "=", discountId)
		.where("is_active", "=", true)
		.where((eb) => eb.or([eb("max_uses", "is", null), eb("uses", "<", eb.ref("max_uses"))]))
		.returning("id")
		.executeTakeFirst();
	return counted !== undefined;
}
