import type { LimitName } from "#app/common/access/use-counters.server.ts";
import { t } from "#app/common/language/messages.ts";
import { waitInWords } from "#app/common/wait-in-words.ts";
import type { RefusedData } from "#app/http/network/refused.ts";

/**
 * The page of a 429. With `limit`, all forms that this address sends here are refused while the limit is
 * reached.
 */
export type LimitRefusal = {
	status: 429;
	data: RefusedData & { limit?: LimitName };
	headers: { "Retry-After": string };
};

/** Limits that count every form of their screen, valid or invalid. */
const OF_WHOLE_FORMS: readonly LimitName[] = [
	"signInByAddress",
	"signUpByAddress",
	"forgotByAddress",
	"contactByAddress",
	"partnerByAddress",
	"trackByAddress",
	"movingBookingByAddress",
];

/** Says in its text and in `Retry-After` when to try again, `ms` from now. */
export function refusalOfLimit(ms: number, limit?: LimitName): LimitRefusal {
	const seconds = Math.max(1, Math.ceil(ms / 1000));
	return {
		status: 429,
		data: {
			title: t.requests.limit.title,
			message: t.requests.limit.text({ wait: waitInWords(seconds) }),
			...(limit && OF_WHOLE_FORMS.includes(limit) ? { limit } : {}),
		},
		headers: { "Retry-After": String(seconds) },
	};
}
