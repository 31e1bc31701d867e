import { foldText } from "#app/common/lists/fold-text.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";

type Searched = Record<
	"number" | "name" | "email" | "contact" | "contact_e164" | "city" | "postal_code",
	string
>;

/** The text that the search box of `/orders` searches. It contains the number as stored and as shown. */
export function orderSearchText(order: Searched): string {
	const { number, name, email, contact, contact_e164, city, postal_code } = order;
	const shown = formatReferenceNumber(number);
	return foldText([number, shown, name, email, contact, contact_e164, city, postal_code].join(" | "));
}
