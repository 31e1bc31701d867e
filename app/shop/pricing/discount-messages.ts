import { formatDate, wallClock } from "#app/common/calendar.ts";
import { formatMoney } from "#app/common/money.ts";

export type DiscountRefusal =
	| { reason: "unknown" | "inactive" | "ended" | "used_up" }
	| { reason: "not_yet"; startsAt: string }
	/** The goods cost less than `minimum`, in minor units. */
	| { reason: "too_little"; minimum: number };

const MAX_CODE_LENGTH = 40;

/** A code as it is stored: capitals, without spaces. Null for an invalid one. */
export function readDiscountCode(typed: string): string | null {
	const code = typed.normalize("NFKC").replace(/\s+/g, "").toUpperCase();
	return code !== "" && code.length <= MAX_CODE_LENGTH && !/[\p{Cc}\p{Cf}]/u.test(code) ? code : null;
}

/** What is wrong with a code, in the market's time zone, and what to do about it. */
export function discountRefusal(
	refusal: DiscountRefusal,
	{ currency, timeZone }: { currency: string; timeZone: string },
): string {
	switch (refusal.reason) {
		case "unknown":
			return "This code is not valid. Check the spelling or remove it.";
		case "inactive":
			return "This code is not active. Remove it or try another one.";
		case "not_yet":
			return `This code is valid from ${formatDate(wallClock(refusal.startsAt, timeZone).date)}. Remove it for now.`;
		case "ended":
			return "This code has expired. Remove it or try another one.";
		case "used_up":
			return "This code has reached its usage limit. Remove it or try another one.";
		case "too_little":
			return `This code needs a minimum order of ${formatMoney(refusal.minimum, currency)}. Add items or remove it.`;
	}
}
