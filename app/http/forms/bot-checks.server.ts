import { sameSecret, sign } from "#app/http/cookies/secrets.server.ts";
import { SHOWN_AT_FIELD, TRAP_FIELD } from "#app/ui/form/bot-fields.ts";

const PURPOSE = "form shown at";

const signed = (ms: string) => `${ms}.${sign(PURPOSE, ms).slice(0, 22)}`;

/** The signed time at which a page was made, for guarded forms. */
export const signShownAt = (now: Date): string => signed(String(now.getTime()));

/**
 * Returns the signs of a bot: the hidden field is filled in, or the form was sent sooner than `minimumMs`
 * after it was shown. A form with no time, a forged one or an old one proves nothing: saved pages and the
 * Back button are fine.
 */
export function failedBotChecks(
	form: FormData,
	{ minimumMs, now }: { minimumMs: number; now: Date },
): "filled the trap" | "was quick" | null {
	if (form.get(TRAP_FIELD)) return "filled the trap";
	const shownAt = form.get(SHOWN_AT_FIELD);
	if (typeof shownAt !== "string") return null;
	const [ms = ""] = shownAt.split(".");
	if (!/^\d{1,15}$/.test(ms) || !sameSecret(shownAt, signed(ms))) return null;
	const took = now.getTime() - Number(ms);
	return took >= 0 && took < minimumMs ? "was quick" : null;
}
