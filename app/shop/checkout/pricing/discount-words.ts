import { showDate, wallClock } from "#app/site/calendar.ts";
import { showMoney } from "#app/site/money.ts";

/** Why a code takes nothing off. */
export type DiscountRefusal =
	| { reason: "unknown" | "inactive" | "ended" | "used_up" }
	| { reason: "not_yet"; startsAt: string }
	/** The goods cost less than `minimum`, in minor units. */
	| { reason: "too_little"; minimum: number };

const MOST_OF_CODE = 40;

/** A code as it is kept: capitals, without spaces. Null for what can be none. */
export function readDiscountCode(typed: string): string | null {
	const code = typed.normalize("NFKC").replace(/\s+/g, "").toUpperCase();
	return code !== "" && code.length <= MOST_OF_CODE && !/[\p{Cc}\p{Cf}]/u.test(code) ? code : null;
}

/** What a person is told, by the market's clock: what is the matter with the code, and what to do. */
export function discountRefusal(
	refusal: DiscountRefusal,
	{ currency, timeZone }: { currency: string; timeZone: string },
): string {
	switch (refusal.reason) {
		case "unknown":
			return "We don’t know this code. Check its letters and digits, or leave it out.";
		case "inactive":
			return "This code is not in use. Leave it out, or try another one.";
		case "not_yet":
			return `This code does not work yet. Come back from ${showDate(wallClock(refusal.startsAt, timeZone).date)} on, or leave it out.`;
		case "ended":
			return "This code has ended. Leave it out, or try another one.";
		case "used_up":
			return "This code has been used as often as it may be. Leave it out, or try another one.";
		case "too_little":
			return `This code works from ${showMoney(refusal.minimum, currency)} of goods on. Add something, or leave it out.`;
	}
}
