import { formatDate, wallClock } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
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
			return t.discountCode.invalid;
		case "inactive":
			return t.discountCode.inactive;
		case "not_yet":
			return t.discountCode.notYet({ date: formatDate(wallClock(refusal.startsAt, timeZone).date) });
		case "ended":
			return t.discountCode.expired;
		case "used_up":
			return t.discountCode.usedUp;
		case "too_little":
			return t.discountCode.tooLittle({ minimum: formatMoney(refusal.minimum, currency) });
	}
}
